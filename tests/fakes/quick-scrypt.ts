/** Passwords at a cost for tests: a third of a second each is for whoever guesses them. */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

import { afterAll, vi } from 'vitest';

/**
 * Hashes the passwords of the file that calls it with next to no work, and answers the spy, which was
 * called with what production asks for.
 */
export const quickScrypt = () => {
  const { scrypt } = crypto;
  const hashing = vi
    .spyOn(crypto, 'scrypt')
    .mockImplementation((password, salt, bytes, options, done) =>
      scrypt(password, salt, bytes, { ...options, N: 2, p: 1 }, done),
    );
  // What was imported by its name before this file, too.
  syncBuiltinESMExports();
  afterAll(() => {
    hashing.mockRestore();
    syncBuiltinESMExports();
  });
  return hashing;
};
