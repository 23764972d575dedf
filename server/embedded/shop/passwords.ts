import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

import { createAdmission, type Admitted, type Asker } from '../../../adapters/shared/admission.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import { usualLimits } from '../../limits.ts';

const saltBytes = 16;
const hashBytes = 32;

/**
 * By the name before each hash: a hash is checked by its scheme's parameters for ever; another way
 * gets another name. `scrypt-1` takes 16 MiB and about a third of a second of one core (OWASP's
 * second weakest choice of equal strength).
 */
const schemes = {
  'scrypt-1': { N: 2 ** 14, r: 8, p: 5, maxmem: 64 * 2 ** 20 },
} as const satisfies Record<string, ScryptOptions>;

type Scheme = keyof typeof schemes;

const currentScheme: Scheme = 'scrypt-1';

const isScheme = (name: string | undefined): name is Scheme =>
  name !== undefined && Object.hasOwn(schemes, name);

/**
 * A crowd at the log-in takes neither all threads, which files need, too, nor the memory; one client
 * takes no other's place.
 */
const places = { running: 2, each: 1, waiting: 64, share: 8 } as const;

export type Passwords = {
  /** `scheme$salt$hash`, the latter two in base64url. */
  readonly hash: (password: string, asker: Asker) => Promise<Admitted<string>>;
  /**
   * False without a hash, as for an address without account, and with one that cannot be read. That
   * takes the same work, so that no answer's time tells which addresses have accounts.
   */
  readonly isRight: (
    password: string,
    kept: string | null | undefined,
    asker: Asker,
  ) => Promise<Admitted<boolean>>;
};

/** In turns between clients, off the event loop, on libuv's threads. */
export const createPasswords = ({ now }: Clock): Passwords => {
  const admission = createAdmission({
    ...places,
    patience: { milliseconds: usualLimits.waitMilliseconds, now },
  });

  const derive = (
    { client, signal }: Asker,
    password: string,
    salt: Buffer,
    scheme: Scheme,
  ): Promise<Admitted<Buffer>> =>
    admission.run(
      client,
      signal,
      () =>
        new Promise<Buffer>((resolve, reject) => {
          scrypt(password, salt, hashBytes, schemes[scheme], (error, key) =>
            error === null ? resolve(key) : reject(error),
          );
        }),
    );

  return {
    hash: async (password, asker) => {
      const salt = randomBytes(saltBytes);
      const derived = await derive(asker, password, salt, currentScheme);
      if (derived.kind !== 'done') return derived;
      const [saltText, key] = [salt, derived.value].map((bytes) => bytes.toString('base64url'));
      return { kind: 'done', value: [currentScheme, saltText, key].join('$') };
    },
    isRight: async (password, kept, asker) => {
      const [name, salt = '', hash = ''] = (kept ?? '').split('$');
      const expected = Buffer.from(hash, 'base64url');
      const isKnown = isScheme(name) && expected.length === hashBytes;
      const derived = isKnown
        ? await derive(asker, password, Buffer.from(salt, 'base64url'), name)
        : await derive(asker, password, randomBytes(saltBytes), currentScheme);
      return derived.kind === 'done'
        ? { kind: 'done', value: isKnown && timingSafeEqual(derived.value, expected) }
        : derived;
    },
  };
};
