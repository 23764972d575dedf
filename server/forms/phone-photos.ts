/** Photos on their way from a phone to the computer that waits for them; they are asked for once. */
import { randomBytes } from 'node:crypto';

import { phonePhotoSeconds } from '../../core/domain/image/own-picture.ts';
import { E } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';

/** A photo that has come, and the cookies that say whose it is. */
type SentPhoto = { readonly id: string; readonly setCookies: readonly string[] };

type Invitation = {
  readonly code: string;
  readonly claim: string;
  /** The computer's, as it sent them. */
  readonly cookies: string;
  readonly client: string;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  readonly state: 'open' | 'sending' | SentPhoto;
};

type PhonePhotos = {
  readonly invite: (
    asker: Pick<Invitation, 'cookies' | 'client'>,
  ) => Pick<Invitation, 'code' | 'claim'>;
  readonly isOpen: (code: string) => boolean;
  /** Takes the code for one photo, and gives it back where none came of it. */
  readonly receive: <Problem>(
    code: string,
    send: (cookies: string) => Promise<E.Either<Problem, SentPhoto>>,
  ) => Promise<E.Either<Problem | 'over', SentPhoto>>;
  /** The photo, once; `waiting` until it has come; undefined where none will. */
  readonly collect: (claim: string) => SentPhoto | 'waiting' | undefined;
};

/** At once: of one client, whatever its cookies, and of all; an older one makes room. */
const most = { ofClient: 5, ofAll: 2_000 } as const;

const newSecret = (): string => randomBytes(32).toString('base64url');

/** Of this process: a photo that nobody collects goes as every upload does. */
export const phonePhotos = ({ now }: Clock): PhonePhotos => {
  let invitations: readonly Invitation[] = [];
  const current = (): readonly Invitation[] => {
    invitations = invitations.filter(({ endsAt }) => now() < endsAt);
    return invitations;
  };
  const by = (name: 'code' | 'claim', text: string): Invitation | undefined =>
    current().find((one) => one[name] === text);
  const change = (code: string, state: Invitation['state']): void => {
    invitations = invitations.map((one) => (one.code === code ? { ...one, state } : one));
  };
  return {
    invite: ({ cookies, client }) => {
      const [code, claim] = [newSecret(), newSecret()] as const;
      const others = current();
      const own = others.filter((one) => one.client === client).slice(1 - most.ofClient);
      const kept = others.filter((one) => one.client !== client || own.includes(one));
      const endsAt = now() + phonePhotoSeconds * 1_000;
      invitations = [
        ...kept.slice(1 - most.ofAll),
        { code, claim, cookies, client, endsAt, state: 'open' },
      ];
      return { code, claim };
    },
    isOpen: (code) => by('code', code)?.state === 'open',
    receive: async (code, send) => {
      const found = by('code', code);
      if (found?.state !== 'open') return E.left('over');
      change(code, 'sending');
      let state: Invitation['state'] = 'open';
      try {
        const sent = await send(found.cookies);
        if (E.isRight(sent)) state = sent.right;
        return sent;
      } finally {
        change(code, state);
      }
    },
    collect: (claim) => {
      const found = by('claim', claim);
      if (found === undefined || typeof found.state === 'string') return found && 'waiting';
      invitations = invitations.filter((one) => one !== found);
      return found.state;
    },
  };
};
