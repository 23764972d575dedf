import fc from 'fast-check';

import type { BroughtFile } from '../../core/domain/toolbox/toolbox-file.ts';
import { toolboxFileTypes, type ToolboxFileType } from '../../core/domain/toolbox/toolbox-table.ts';

/** How a file of each type begins: what the types' own specifications say. */
const beginnings: Readonly<Record<ToolboxFileType, readonly number[]>> = {
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  webp: [0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x45, 0x42, 0x50],
  avif: [0, 0, 0, 0x1c, 0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69, 0x66],
  heic: [0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63],
  tiff: [0x49, 0x49, 0x2a, 0],
  gif: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37],
};

/** A file of a type, of so many bytes at least. */
export const fileOfType = (type: ToolboxFileType, size = 64, name = `a.${type}`): BroughtFile => {
  const beginning = beginnings[type];
  const bytes = new Uint8Array(Math.max(size, beginning.length));
  bytes.set(beginning);
  return { name, bytes };
};

export const anyFileType: fc.Arbitrary<ToolboxFileType> = fc.constantFrom(...toolboxFileTypes);
