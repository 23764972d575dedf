import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

import { createAdmission, type Admitted } from '../../../adapters/shared/admission.ts';
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
const gate = createAdmission({
  running: 2,
  waiting: 64,
  share: 8,
  patience: { milliseconds: usualLimits.waitMilliseconds, now: () => performance.now() },
});

/** Whose password it is; the signal is aborted when nobody waits for the answer any more. */
export type PasswordSender = { readonly client: string; readonly signal: AbortSignal };

/** Off the event loop, on libuv's threads. */
const derive = (
  { client, signal }: PasswordSender,
  password: string,
  salt: Buffer,
  scheme: Scheme,
): Promise<Admitted<Buffer>> =>
  gate.run(
    client,
    signal,
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(password, salt, hashBytes, schemes[scheme], (error, key) =>
          error === null ? resolve(key) : reject(error),
        );
      }),
  );

/** `scheme$salt$hash`, the latter two in base64url. */
export const hashPassword = async (
  password: string,
  sender: PasswordSender,
): Promise<Admitted<string>> => {
  const salt = randomBytes(saltBytes);
  const derived = await derive(sender, password, salt, currentScheme);
  if (derived.kind !== 'done') return derived;
  const parts = [currentScheme, salt.toString('base64url'), derived.value.toString('base64url')];
  return { kind: 'done', value: parts.join('$') };
};

/**
 * False without a hash, as for an address without account, and with one that cannot be read. That
 * takes the same work, so that no answer's time tells which addresses have accounts.
 */
export const isPasswordOf = async (
  password: string,
  kept: string | null | undefined,
  sender: PasswordSender,
): Promise<Admitted<boolean>> => {
  const [name, salt = '', hash = ''] = (kept ?? '').split('$');
  const expected = Buffer.from(hash, 'base64url');
  if (!isScheme(name) || expected.length !== hashBytes) {
    const derived = await derive(sender, password, randomBytes(saltBytes), currentScheme);
    return derived.kind === 'done' ? { kind: 'done', value: false } : derived;
  }
  const derived = await derive(sender, password, Buffer.from(salt, 'base64url'), name);
  return derived.kind === 'done'
    ? { kind: 'done', value: timingSafeEqual(derived.value, expected) }
    : derived;
};
