import { createPasswords } from '../../server/embedded/shop/passwords.ts';
import { manualClock } from './clock.ts';

/** Somebody who waits for the answer. */
export const passwordSender = { client: '203.0.113.1', signal: new AbortController().signal };

export const passwords = createPasswords(manualClock(0));

/** The hash of a password that finds room. */
export const hashedPassword = async (password: string): Promise<string> => {
  const hashed = await passwords.hash(password, passwordSender);
  if (hashed.kind !== 'done') throw new Error(hashed.kind);
  return hashed.value;
};
