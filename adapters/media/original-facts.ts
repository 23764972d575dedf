import sharp from 'sharp';

import { fileDigest } from '../shared/file-digest.ts';
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

/** Reads all of it. */
export const originalFacts = async (file: string): Promise<OriginalFacts> => {
  const { orientation = 1 } = await sharp(file).metadata();
  return {
    digest: await fileDigest(file),
    orientation: isExifOrientation(orientation) ? orientation : 1,
  };
};
