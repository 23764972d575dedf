import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

import sharp from 'sharp';

import {
  isExifOrientation,
  type ExifOrientation,
} from '../../core/domain/image/picture-orientation.ts';

/** What a print file of an original is made by. */
export type OriginalFacts = {
  /** SHA-256, in hexadecimal digits. */
  readonly digest: string;
  readonly orientation: ExifOrientation;
};

/** SHA-256 in hexadecimal digits. */
export const fileDigest = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

/** Reads all of it. */
export const originalFacts = async (file: string): Promise<OriginalFacts> => {
  const { orientation = 1 } = await sharp(file).metadata();
  return {
    digest: await fileDigest(file),
    orientation: isExifOrientation(orientation) ? orientation : 1,
  };
};
