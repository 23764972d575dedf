/** The secret under which codes of vouchers are hashed: without it, their table redeems nothing. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** In the data directory, where no variable says it. */
const keyFile = 'voucher.key';

const readKey = (file: string): string => readFileSync(file, 'utf8').trim();

/** The configured key, or that of the data directory, which is made when it is first asked for. */
export const voucherKey = (configured: string | undefined, dataDir: string): (() => string) => {
  let known = configured;
  return () => {
    if (known !== undefined) return known;
    const file = join(dataDir, keyFile);
    mkdirSync(dataDir, { recursive: true });
    try {
      writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
    } catch {
      // It is there already; if it cannot be written, it cannot be read either.
    }
    return (known = readKey(file));
  };
};
