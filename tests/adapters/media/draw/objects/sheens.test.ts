/** Panes reflect a window; the picture behind them is what is seen. */
import sharp from 'sharp';
import { expect, test } from 'vitest';

import { sheenOf } from '../../../../../adapters/media/draw/objects/sheens.ts';

const box = { left: 0, top: 0, width: 300, height: 200 };

test.each([
  ['a bare pane', false],
  ['glass before a print', true],
] as const)('%s reflects at most a twelfth of white, without a line', async (_, isGlazed) => {
  const { defs, body } = sheenOf('gloss', isGlazed, box, 'x');
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><defs>${defs}</defs><rect width="300" height="200" fill="#000"/>${body}</svg>`;
  const light = await sharp(Buffer.from(drawn)).greyscale().raw().toBuffer();
  const steps = [...light].map((value, index) =>
    index % box.width === 0 ? 0 : Math.abs(value - (light[index - 1] ?? value)),
  );
  expect(Math.max(...light)).toBeGreaterThan(0);
  expect(Math.max(...light)).toBeLessThanOrEqual(Math.round(255 * 0.08));
  expect(Math.max(...steps)).toBeLessThanOrEqual(2);
});
