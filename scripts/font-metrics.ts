/**
 * Prints the metric overrides of `ui/components/fonts.css`: run it when a face or its version
 * changes, and copy what it prints. Ascent, descent and line gap are read from the face's own
 * `hhea` table; the width is how much wider the face sets our languages than the local face that
 * stands in for it, both measured in Chromium at the weight and tracking that headlines use.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliDecompressSync } from 'node:zlib';

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
    file: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    style: 'normal',
    weight: 650,
    local: 'bold 100px Arial',
  },
  {
    name: 'Fraunces',
    file: 'fraunces/files/fraunces-latin-wght-normal.woff2',
    style: 'normal',
    weight: 400,
    local: '100px "Times New Roman"',
  },
  {
    name: 'Fraunces italic',
    file: 'fraunces/files/fraunces-latin-wght-italic.woff2',
    style: 'italic',
    weight: 400,
    local: 'italic 100px "Times New Roman"',
  },
  {
    name: 'Instrument Sans',
    file: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    style: 'normal',
    weight: 400,
    local: '100px Arial',
  },
  {
    name: 'Instrument Sans strong',
    file: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
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
const pathOf = (file: string): string => require.resolve(`@fontsource-variable/${file}`);

const tagNames: readonly string[] = [
  'cmap',
  'head',
  'hhea',
  'hmtx',
  'maxp',
  'name',
  'OS/2',
  'post',
  'cvt ',
  'fpgm',
  'glyf',
  'loca',
  'prep',
  'CFF ',
  'VORG',
  'EBDT',
  'EBLC',
  'gasp',
  'hdmx',
  'kern',
  'LTSH',
  'PCLT',
  'VDMX',
  'vhea',
  'vmtx',
  'BASE',
  'GDEF',
  'GPOS',
  'GSUB',
  'EBSC',
  'JSTF',
  'MATH',
  'CBDT',
  'CBLC',
  'COLR',
  'CPAL',
  'SVG ',
  'sbix',
  'acnt',
  'avar',
  'bdat',
  'bloc',
  'bsln',
  'cvar',
  'fdsc',
  'feat',
  'fmtx',
  'fvar',
  'gvar',
  'hsty',
  'just',
  'lcar',
  'mort',
  'morx',
  'opbd',
  'prop',
  'trak',
  'Zapf',
  'Silf',
  'Glat',
  'Gloc',
  'Feat',
  'Sill',
];

type Read = { readonly value: number; readonly next: number };

const base128 = (bytes: Buffer, at: number, value = 0): Read => {
  const byte = bytes.readUInt8(at);
  const sum = value * 128 + (byte & 0x7f);
  return byte & 0x80 ? base128(bytes, at + 1, sum) : { value: sum, next: at + 1 };
};

type Table = { readonly tag: string; readonly length: number };

/** The directory of a WOFF2 file (W3C WOFF2 §4.1) and where its compressed data begins. */
const directory = (bytes: Buffer): { readonly tables: readonly Table[]; readonly data: number } => {
  const tables: Table[] = [];
  let at = 48;
  for (let index = 0; index < bytes.readUInt16BE(12); index += 1) {
    const flags = bytes.readUInt8(at);
    const isNamed = (flags & 0x3f) === 0x3f;
    const tag = isNamed ? bytes.toString('latin1', at + 1, at + 5) : (tagNames[flags & 0x3f] ?? '');
    const original = base128(bytes, at + (isNamed ? 5 : 1));
    const version = flags >> 6;
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
    const stored = isTransformed ? base128(bytes, original.next) : original;
    tables.push({ tag, length: stored.value });
    at = stored.next;
  }
  return { tables, data: at };
};

const tableOf = (bytes: Buffer, wanted: string): Buffer => {
  const { tables, data } = directory(bytes);
  const unpacked = brotliDecompressSync(bytes.subarray(data, data + bytes.readUInt32BE(20)));
  const index = tables.findIndex(({ tag }) => tag === wanted);
  const start = tables.slice(0, index).reduce((sum, { length }) => sum + length, 0);
  return unpacked.subarray(start, start + (tables[index]?.length ?? 0));
};

const lineOf = (bytes: Buffer) => {
  const unitsPerEm = tableOf(bytes, 'head').readUInt16BE(18);
  const hhea = tableOf(bytes, 'hhea');
  return {
    ascent: hhea.readInt16BE(4) / unitsPerEm,
    descent: -hhea.readInt16BE(6) / unitsPerEm,
    gap: hhea.readInt16BE(8) / unitsPerEm,
  };
};

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [...chromiumFlags],
});
const page = await browser.newPage();

for (const face of faces) {
  const bytes = readFileSync(pathOf(face.file));
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
  const { ascent, descent, gap } = lineOf(bytes);
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
