import { randomFillSync } from 'node:crypto';

const nonceBytes = 18;

/** The length of every nonce in characters: 18 bytes in base64. */
export const nonceLength = 24;

const pool = Buffer.alloc(nonceBytes * 256);
let offset = pool.length;

/** A fresh nonce of 144 random bits; the randomness is drawn for many at once. */
export const nextNonce = (): string => {
  if (offset >= pool.length) {
    randomFillSync(pool);
    offset = 0;
  }
  offset += nonceBytes;
  return pool.toString('base64url', offset - nonceBytes, offset);
};
