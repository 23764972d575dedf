import { inflateSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { vectorPdf } from '../../../adapters/print/vector-pdf.ts';
import type { DisplayPage } from '../../../core/domain/artwork/resolve.ts';

const page: DisplayPage = {
  name: 'front',
  width: 25_400,
  height: 50_800,
  bleed: 2_540,
  folds: [],
  items: [
    {
      kind: 'fill',
      object: 'a',
      layer: 'ink',
      colour: '#ff8000',
      path: [['M', 0, 0], ['L', 300, 0], ['Q', 300, 300, 0, 300], ['C', 1, 2, 3, 4, 5, 6], ['Z']],
    },
    {
      kind: 'fill',
      object: 'b',
      layer: 'ink',
      colour: '#000000',
      line: 200,
      path: [
        ['M', 1, 2],
        ['L', 3, 4],
      ],
    },
  ],
};

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

test('pages are outlines in points, trimmed within their bleed, with a readable table', () => {
  const bytes = vectorPdf([page, page], { title: 'Für', language: 'de' });
  expect(vectorPdf([page, page], { title: 'Für', language: 'de' })).toEqual(bytes);
  const text = latin(bytes);
  expect(text).toMatch(/^%PDF-1\.7\n/u);
  expect(text).toContain('/Title <FEFF004600fc0072>');
  expect(text).toContain('/Count 2 /Kids [4 0 R 6 0 R]');
  expect(text).toContain('/MediaBox [0 0 86.4 158.4] /CropBox [7.2 7.2 79.2 151.2]');
  // Each object begins where the table says.
  const start = Number(/startxref\n(\d+)\n/u.exec(text)?.[1]);
  const table = text.slice(start);
  expect(table).toMatch(/^xref\n0 8\n/u);
  for (const [place, entry] of [...table.matchAll(/(\d{10}) 00000 n /gu)].entries())
    expect(text.slice(Number(entry[1]))).toMatch(new RegExp(`^${place + 1} 0 obj\\n`, 'u'));
  const stream = /\/Length (\d+) \/Filter \/FlateDecode >>\nstream\n/u.exec(text);
  const from = (stream?.index ?? 0) + (stream?.[0].length ?? 0);
  const content = inflateSync(bytes.subarray(from, from + Number(stream?.[1])));
  expect(latin(content).split('\n')).toEqual([
    '0.0028346457 0 0 -0.0028346457 7.2 151.2 cm',
    '1 J 1 j',
    '1 0.502 0 rg',
    '0 0 m',
    '300 0 l',
    '300 200 200 300 0 300 c',
    '1 2 3 4 5 6 c',
    'h',
    'f',
    '0 0 0 RG 200 w',
    '1 2 m',
    '3 4 l',
    'S',
  ]);
});
