import { hashPassword } from '../../server/embedded/shop/passwords.ts';

/** Somebody who waits for the answer. */
export const passwordSender = { client: '203.0.113.1', signal: new AbortController().signal };

/** The hash of a password that finds room. */
export const hashedPassword = async (password: string): Promise<string> => {
  const hashed = await hashPassword(password, passwordSender);
  if (hashed.kind !== 'done') throw new Error(hashed.kind);
  return hashed.value;
};
