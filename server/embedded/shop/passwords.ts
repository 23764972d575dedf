/** Passwords as they are kept: by scrypt, each with a salt of its own, and never as they are. */
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

import { bulkhead } from 'cockatiel';

const saltBytes = 16;
const hashBytes = 32;

/**
 * How passwords are hashed, by the name that stands before each hash: one that was kept under a name
 * is checked by its parameters for ever, and another way gets another name. `scrypt-1` takes 16 MiB
 * and about a third of a second of one core (OWASP's second weakest choice of equal strength).
 */
const schemes = {
  'scrypt-1': { N: 2 ** 14, r: 8, p: 5, maxmem: 64 * 2 ** 20 },
} as const satisfies Record<string, ScryptOptions>;

type Scheme = keyof typeof schemes;

const currentScheme: Scheme = 'scrypt-1';

const isScheme = (name: string | undefined): name is Scheme =>
  name !== undefined && Object.hasOwn(schemes, name);

/**
 * So many passwords are hashed at once, and so many wait: a crowd at the log-in takes neither all
 * threads, which files need, too, nor the memory of the process.
 */
const atOnce = { running: 2, waiting: 64 } as const;

const gate = bulkhead(atOnce.running, atOnce.waiting);

/** Off the event loop: libuv's threads do the work. */
const derive = (password: string, salt: Buffer, scheme: Scheme): Promise<Buffer> =>
  gate.execute(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password, salt, hashBytes, schemes[scheme], (error, key) =>
          error === null ? resolve(key) : reject(error),
        );
      }),
  );

/**
 * The hash of a password as it is kept: `scheme$salt$hash`, the latter two in base64url. Rejects with
 * a `BulkheadRejectedError` where too many wait already.
 */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(saltBytes);
  const key = await derive(password, salt, currentScheme);
  return [currentScheme, salt.toString('base64url'), key.toString('base64url')].join('$');
};

/**
 * Whether a password is the one of a hash. Without a hash, as for an address without account, and with
 * one that cannot be read, it is not; that takes the same work, so that no answer tells which
 * addresses have accounts by its time. Rejects as `hashPassword` does.
 */
export const isPasswordOf = async (
  password: string,
  kept: string | null | undefined,
): Promise<boolean> => {
  const [name, salt = '', hash = ''] = (kept ?? '').split('$');
  const expected = Buffer.from(hash, 'base64url');
  if (!isScheme(name) || expected.length !== hashBytes) {
    await derive(password, randomBytes(saltBytes), currentScheme);
    return false;
  }
  const key = await derive(password, Buffer.from(salt, 'base64url'), name);
  return timingSafeEqual(key, expected);
};
