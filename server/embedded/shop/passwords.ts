import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

import {
  createAdmission,
  turnsOfLoop,
  type Admitted,
  type Asker,
} from '../../../adapters/shared/admission.ts';
import { longWorksAtOnce } from '../../../adapters/shared/long-work.ts';
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
 * A crowd at the log-in takes neither all cores nor the memory; one client takes no other's place.
 */
const places = { running: longWorksAtOnce(), each: 1, waiting: 64, share: 8 } as const;

export type Passwords = {
  /** All that a password causes, in turns between clients; only there may it be hashed. */
  readonly inTurn: <A>(asker: Asker, work: () => Promise<A>) => Promise<Admitted<A>>;
  /** `scheme$salt$hash`, the latter two in base64url. */
  readonly hash: (password: string) => Promise<string>;
  /**
   * False without a hash, as for an address without account, and with one that cannot be read. That
   * takes the same work, so that no answer's time tells which addresses have accounts.
   */
  readonly isRight: (password: string, kept: string | null | undefined) => Promise<boolean>;
};

/** Off the event loop, on libuv's threads. */
const derive = (password: string, salt: Buffer, scheme: Scheme): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, hashBytes, schemes[scheme], (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });

/** Creates the one place of a shop where passwords are hashed. */
export const createPasswords = ({ now }: Clock): Passwords => {
  const admission = createAdmission({
    ...places,
    patience: { milliseconds: usualLimits.waitMilliseconds, now },
    turn: turnsOfLoop(),
  });
  return {
    inTurn: ({ client, signal }, work) => admission.run(client, signal, work),
    hash: async (password) => {
      const salt = randomBytes(saltBytes);
      const key = await derive(password, salt, currentScheme);
      return [currentScheme, salt.toString('base64url'), key.toString('base64url')].join('$');
    },
    isRight: async (password, kept) => {
      const [name, salt = '', hash = ''] = (kept ?? '').split('$');
      const expected = Buffer.from(hash, 'base64url');
      if (!isScheme(name) || expected.length !== hashBytes) {
        await derive(password, randomBytes(saltBytes), currentScheme);
        return false;
      }
      const key = await derive(password, Buffer.from(salt, 'base64url'), name);
      return timingSafeEqual(key, expected);
    },
  };
};
