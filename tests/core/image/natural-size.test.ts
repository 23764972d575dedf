import { expect, test } from 'vitest';

import { naturalSizeOf } from '../../../core/domain/image/natural-size.ts';
import type { PictureSource } from '../../../core/domain/image/sources.ts';

const object = {
  kind: 'object',
  motif: 'moon',
  seed: 1,
  material: 'leinwand',
  width: 900,
  height: 600,
} as const;

const surface = { width: 2_000, height: 2_000 };

const composed = { width: 3_000, height: 2_000 };

test.each<[string, PictureSource, { readonly width: number; readonly height: number }]>([
  ['a thing from the front', { ...object, view: 'frontal' }, { width: 900, height: 600 }],
  ['a frame', { ...object, view: 'frame' }, { width: 900, height: 600 }],
  ['a thing’s corner', { ...object, view: 'corner' }, composed],
  ['a motif', { kind: 'motif', motif: 'moon', seed: 1 }, composed],
  ['a still life', { kind: 'still', still: 'prints', seed: 1 }, composed],
  ['a room', { kind: 'room', room: 'living' }, composed],
  ['a surface', { kind: 'material', material: 'leinwand' }, surface],
  ['a paper', { kind: 'paper', paper: 'perlmutt' }, surface],
  ['a way to hang', { kind: 'hanging', view: 'frame-nail' }, composed],
  ['a layer', { kind: 'layer', view: 'corner', layer: 'shine', material: 'leinwand' }, composed],
  [
    'a design',
    { kind: 'artwork', design: 'elena', variant: 'usual', locale: 'de-DE', view: 'laid' },
    composed,
  ],
])('%s has its own size', (_name, source, size) => {
  expect(naturalSizeOf(source)).toEqual(size);
});
