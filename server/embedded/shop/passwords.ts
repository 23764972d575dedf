import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

import { bulkhead } from 'cockatiel';

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

/** A crowd at the log-in takes neither all threads, which files need, too, nor the memory. */
const atOnce = { running: 2, waiting: 64 } as const;

const gate = bulkhead(atOnce.running, atOnce.waiting);

/** Off the event loop, on libuv's threads. */
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
 * `scheme$salt$hash`, the latter two in base64url. Rejects with a `BulkheadRejectedError` where too
 * many wait.
 */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(saltBytes);
  const key = await derive(password, salt, currentScheme);
  return [currentScheme, salt.toString('base64url'), key.toString('base64url')].join('$');
};

/**
 * False without a hash, as for an address without account, and with one that cannot be read. That
 * takes the same work, so that no answer's time tells which addresses have accounts. Rejects as
 * `hashPassword` does.
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
