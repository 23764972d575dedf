/**
 * Prints the metric overrides of `ui/components/fonts.css`: run it when a face or its version
 * changes, and copy what it prints. Ascent, descent and line gap are read from the face's own
 * `hhea` table; the width is how much wider the face sets our languages than the local face that
 * stands in for it, both measured in Chromium at the weight and tracking that headlines use.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { fromFile } from '@capsizecss/unpack/fs';
import { chromium } from 'playwright-core';

import { chromiumFlags, findChromium } from './chromium.mjs';

type Face = {
  readonly name: string;
  readonly file: string;
  readonly style: 'normal' | 'italic';
  readonly weight: number;
  readonly local: string;
};

const faces: readonly Face[] = [
  {
    name: 'Bricolage Grotesque',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    style: 'normal',
    weight: 650,
    local: 'bold 100px Arial',
  },
  {
    name: 'Fraunces',
    file: '@fontsource/fraunces/files/fraunces-latin-400-normal.woff2',
    style: 'normal',
    weight: 400,
    local: '100px "Times New Roman"',
  },
  {
    name: 'Fraunces italic',
    file: '@fontsource/fraunces/files/fraunces-latin-400-italic.woff2',
    style: 'italic',
    weight: 400,
    local: 'italic 100px "Times New Roman"',
  },
  {
    name: 'Instrument Sans',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    style: 'normal',
    weight: 400,
    local: '100px Arial',
  },
  {
    name: 'Instrument Sans strong',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    style: 'normal',
    weight: 600,
    local: 'bold 100px Arial',
  },
];

/** Sentences as the shop writes them, in its six languages. */
const sample = [
  'Feines Baumwollgewebe, von Hand auf Fichte gespannt. Matt, ohne Spiegelung. 64,90 €',
  'Fine cotton weave, stretched by hand over spruce. Matt and free of reflections. £54.90',
  'Tejido fino de algodón, tensado a mano sobre abeto. Mate y sin reflejos. 64,90 €',
  'Fine toile de coton, tendue à la main sur épicéa. Mate, sans reflets. CHF 64.90',
  'Tessuto di cotone fine, teso a mano su abete. Opaco e senza riflessi. 64,90 €',
  'Fijn katoen, met de hand op vurenhout gespannen. Mat, zonder spiegeling. € 64,90',
].join(' ');

const require = createRequire(import.meta.url);

/** Ascent, descent and line gap of a face's `hhea` table, as shares of the em. */
const lineOf = async (file: string) => {
  const { ascent, descent, lineGap, unitsPerEm } = await fromFile(file);
  return {
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    gap: lineGap / unitsPerEm,
  };
};

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [...chromiumFlags],
});
const page = await browser.newPage();

/** The width of Arial's m, of 100 px: a machine without that face or its like measures another one. */
const arialWidth = 83.3;

const measured = await page.evaluate(() => {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return 0;
  context.font = '100px Arial';
  return context.measureText('m').width;
});
if (Math.abs(measured - arialWidth) > 0.5) {
  console.error('This machine has no face with the widths of Arial (Liberation Sans would do).');
  process.exitCode = 1;
}

for (const face of process.exitCode === 1 ? [] : faces) {
  const bytes = readFileSync(require.resolve(face.file));
  const ratio = await page.evaluate(
    async ({ source, style, weight, local, text }) => {
      const loaded = new FontFace('Measured', `url(data:font/woff2;base64,${source})`, {
        style,
        weight: '100 900',
      });
      document.fonts.add(await loaded.load());
      const context = document.createElement('canvas').getContext('2d');
      if (context === null) return 0;
      const widthIn = (font: string): number => {
        context.font = font;
        return context.measureText(text).width;
      };
      const result = widthIn(`${style} ${weight} 100px Measured`) / widthIn(local);
      document.fonts.delete(loaded);
      return result;
    },
    { ...face, source: bytes.toString('base64'), text: sample },
  );
  const { ascent, descent, gap } = await lineOf(require.resolve(face.file));
  console.log(
    [
      `${face.name} for ${face.local}`,
      `  size-adjust: ${percent(ratio)};`,
      `  ascent-override: ${percent(ascent / ratio)};`,
      `  descent-override: ${percent(descent / ratio)};`,
      `  line-gap-override: ${percent(gap / ratio)};`,
    ].join('\n'),
  );
}
await browser.close();
