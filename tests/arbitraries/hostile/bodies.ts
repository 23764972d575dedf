import fc from 'fast-check';

import type { EndpointFacts } from '../../../adapters/http/endpoint.ts';
import { schemaOf } from '../../../server/endpoints/json-schema.ts';
import { valueOf } from '../json-schema.ts';
import type { Header } from './headers.ts';
import { bytesOf } from './request.ts';
import { anyHostileText } from './texts.ts';

/** A body with the headers that belong to it. */
export type HostileBody = { readonly headers: readonly Header[]; readonly body: string };

const boundary = 'boundary';

type Part = { readonly name: string; readonly filename?: string; readonly body: string };

const multipart = (parts: readonly Part[]): string =>
  [
    ...parts.map(({ name, filename, body }) => {
      const file = filename === undefined ? '' : `; filename="${filename}"`;
      return `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${body}\r\n`;
    }),
    `--${boundary}--\r\n`,
  ].join('');

const png = (width: number, height: number): string => {
  const header = Buffer.alloc(33);
  header.write('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR', 'latin1');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  header.set([8, 6, 0, 0, 0], 24);
  return header.toString('latin1');
};

/** Beginnings of pictures without the rest, and a picture that claims 10^10 pixels. */
const anyFile: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    png(1, 1),
    png(100_000, 100_000),
    png(0, 0),
    '\xff\xd8\xff\xe0\0\x10JFIF\0',
    'RIFF\xff\xff\xff\xffWEBPVP8 ',
    'GIF89a\xff\xff\xff\xff',
    '\0\0\0\x1cftypavif',
    '<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"/>',
    '%PDF-1.7',
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  ),
  anyHostileText,
);

const anyFilename = fc.constantFrom(
  'a.png',
  '',
  '../../../etc/passwd',
  'a.png\0.html',
  '"',
  'x'.repeat(1000),
);

/** Values where a codec wants others, and deep ones. */
export const anyOtherJson: fc.Arbitrary<string> = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.constantFrom(
    '',
    'null',
    '[]',
    '{}',
    '{',
    '"',
    '{"__proto__":{"polluted":1}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '['.repeat(5_000),
    `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
    '1e999',
    '"\\ud800"',
    '\ufeff{}',
    '{"name":1,"name":2}',
    'NaN',
  ),
);

/** As JSON, with the value at a place in the place of what is there; the places of all depths count. */
const bentAt = (value: unknown, at: number, other: unknown): string => {
  let places = 0;
  JSON.stringify(value, (_, each: unknown) => {
    places += 1;
    return each;
  });
  let left = at % places;
  return JSON.stringify(value, (_, each: unknown) => {
    left -= 1;
    return left === -1 ? other : each;
  });
};

/** What a codec wants as JSON, sometimes with one value bent. */
export const jsonFor = (codec: NonNullable<EndpointFacts['body']['codec']>): fc.Arbitrary<string> =>
  fc
    .tuple(
      valueOf(schemaOf(codec)),
      fc.option(fc.tuple(fc.nat(), fc.oneof(fc.jsonValue(), anyHostileText))),
    )
    .map(([value, bend]) => (bend === null ? JSON.stringify(value) : bentAt(value, ...bend)));

const formFor = (fileField: string): fc.Arbitrary<string> =>
  fc
    .record({
      name: fc.oneof(fc.constant(fileField), fc.constantFrom('', 'other', '__proto__')),
      filename: anyFilename,
      body: anyFile,
      quality: fc.oneof(fc.nat(100).map(String), anyHostileText),
      cut: fc.option(fc.nat(200), { freq: 3 }),
    })
    .map(({ name, filename, body, quality, cut }) => {
      const whole = multipart([
        { name: 'quality', body: quality },
        { name, filename, body },
      ]);
      return cut === null ? whole : whole.slice(0, cut);
    });

/** Bodies for an endpoint: what it takes, that bent, and what it does not take at all. */
export const bodyFor = ({ body }: EndpointFacts): fc.Arbitrary<HostileBody> => {
  const [type = 'application/json'] = body.contentTypes;
  const contentType: Header =
    body.fileField === undefined
      ? ['content-type', type]
      : ['content-type', `${type}; boundary=${boundary}`];
  const wanted =
    body.codec === undefined
      ? fc.constant('')
      : body.fileField === undefined
        ? jsonFor(body.codec).map(bytesOf)
        : formFor(body.fileField);
  return fc.record({
    headers: fc.constant([contentType]),
    body: fc.oneof(
      { weight: 4, arbitrary: wanted },
      { weight: 2, arbitrary: anyOtherJson.map(bytesOf) },
      { weight: 1, arbitrary: anyHostileText },
    ),
  });
};

/** Bodies for addresses without a codec of their own. */
export const anyJsonBody: fc.Arbitrary<HostileBody> = anyOtherJson.map((body) => ({
  headers: [['content-type', 'application/json']],
  body: bytesOf(body),
}));
