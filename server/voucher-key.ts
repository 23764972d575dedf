/** The secret under which codes of vouchers are hashed: without it, their table redeems nothing. */
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { codeOf } from '../adapters/shared/thrown.ts';

/** In the data directory, where no variable says it. */
const keyFile = 'voucher.key';

/** Appears whole, or not at all: of two processes at once, both read the first one's. */
const makeKey = (file: string): void => {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
};

/** The configured key, or that of the data directory, which is made when it is first asked for. */
export const voucherKey = (configured: string | undefined, dataDir: string): (() => string) => {
  let known = configured;
  return () => {
    if (known !== undefined) return known;
    const file = join(dataDir, keyFile);
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(file)) makeKey(file);
    known = readFileSync(file, 'utf8');
    return known;
  };
};
