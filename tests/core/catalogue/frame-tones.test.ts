import { expect, test } from 'vitest';

import { frameColour } from '../../../core/domain/catalogue/frame-colours.ts';
import { frameTones } from '../../../core/domain/catalogue/frame-tone-names.ts';
import { frameTone } from '../../../core/domain/catalogue/frame-tones.ts';
import { producedFrames, producedFramesOf } from '../../../core/domain/catalogue/produced-frame.ts';

const lightness = (colour: string): number =>
  [1, 3, 5].reduce((sum, at) => sum + parseInt(colour.slice(at, at + 2), 16), 0) / 3;

test('black is darker than every white', () => {
  const of = (tone: string): readonly number[] =>
    producedFrames
      .filter(({ producedFrame }) => frameTone(producedFrame) === tone)
      .map(({ producedFrame }) => lightness(frameColour(producedFrame)));
  expect(Math.max(...of('black'))).toBeLessThan(Math.min(...of('white')));
});

test('the many colours of wooden frames stand under all headings, none of them long', () => {
  const frames = producedFramesOf('holzrahmen').map(({ producedFrame }) => producedFrame);
  const counts = frameTones.map((tone) => frames.filter((one) => frameTone(one) === tone).length);
  expect(counts).toEqual([7, 6, 14, 7, 4]);
});

test.each([
  ['fotorahmen-gold-matt', 'metal'],
  ['holzrahmen-schwarz-matt', 'black'],
  ['holzrahmen-weiss-gekalkt', 'white'],
  ['holzrahmen-eiche-gekalkt', 'wood'],
  ['artbox-schwarz-lack', 'black'],
  ['fotorahmen-kunststoff-rot', 'colour'],
] as const)('%s stands under %s', (frame, tone) => {
  expect(frameTone(frame)).toBe(tone);
});
