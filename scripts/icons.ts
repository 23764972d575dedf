/**
 * Makes the icons that devices show of each channel from the drawings of their signs:
 * `node scripts/icons.ts`. A maskable icon has its sign within the circle that every device leaves
 * (four fifths of a side).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

import { channels } from '../core/domain/locale/channel.ts';
import { shopLooks } from '../ui/web/shell/shop-looks.ts';

const folder = join(import.meta.dirname, '..', 'public');

/** Which part of a side the sign takes. */
const share = { full: 0.82, maskable: 0.54 } as const;

const draw = async (drawing: string, file: string, side: number, part: number, ground: string) => {
  const sign = Math.round(side * part);
  const drawn = await sharp(readFileSync(join(folder, drawing)), { density: 1_200 })
    .resize(sign, sign)
    .png()
    .toBuffer();
  await sharp({ create: { width: side, height: side, channels: 3, background: ground } })
    .composite([{ input: drawn }])
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toFile(join(folder, file));
};

for (const channel of channels) {
  const { drawing, icons, surface } = shopLooks[channel];
  await draw(drawing, icons[180], 180, share.full, surface);
  await draw(drawing, icons[192], 192, share.full, surface);
  await draw(drawing, icons[512], 512, share.full, surface);
  await draw(drawing, icons.maskable, 512, share.maskable, surface);
}
