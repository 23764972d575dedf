/** Forms as they arrive: read within limits, urlencoded and multipart alike. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { readFormBody, usualFormLimits } from '../../../server/http/form-body.ts';

const urlEncoded = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=b';

/** A body that comes in pieces, and ends or breaks off after them; it counts what was read of it. */
const arriving = (pieces: Iterable<string | Uint8Array>, isWhole = true) => {
  const read = { pieces: 0, bytes: 0 };
  const chunks = async function* chunks() {
    for (const piece of pieces) {
      const bytes = typeof piece === 'string' ? new TextEncoder().encode(piece) : piece;
      read.pieces += 1;
      read.bytes += bytes.byteLength;
      yield bytes;
    }
    if (!isWhole) throw new Error('The connection ended.');
  };
  return { chunks: chunks(), read };
};

const read = async (
  pieces: Iterable<string | Uint8Array>,
  { contentType = urlEncoded, isWhole = true, limits = usualFormLimits } = {},
) => {
  const { chunks } = arriving(pieces, isWhole);
  const form = await readFormBody({ contentType, contentLength: undefined, chunks }, limits);
  return form.kind === 'form' ? [...form.fields] : form.kind;
};

const part = (name: string, value: string): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** A form as `FormData` sends it, in pieces of so many bytes. */
const written = async (fields: readonly (readonly [string, string | File])[], size: number) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const sent = new Response(form);
  const bytes = new Uint8Array(await sent.arrayBuffer());
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.slice(index * size, (index + 1) * size),
  );
  return { contentType: sent.headers.get('content-type') ?? '', pieces };
};

describe('a form', () => {
  test('is read in pieces, whatever the case of its type', async () => {
    const fields = [
      ['name', 'a b'],
      ['other', ''],
    ];
    expect(await read(['na', 'me=a+b', '&other='])).toEqual(fields);
    const contentType = 'Application/X-WWW-Form-Urlencoded; charset=UTF-8';
    expect(await read(['name=a+b&other='], { contentType })).toEqual(fields);
    expect(
      await read([`${part('name', 'a b')}${part('other', '')}--b--\r\n`], {
        contentType: 'Multipart/Form-Data; boundary=b',
      }),
    ).toEqual(fields);
    expect(await read([])).toEqual([]);
  });

  test.each([
    ['not-a-form', ['name=a'], { contentType: 'text/plain' }],
    ['not-a-form', ['name=a'], { contentType: '' }],
    ['not-a-form', ['name=a'], { contentType: 'application/x-www-form-urlencodedx' }],
    ['malformed', ['name=a'], { contentType: 'multipart/form-data' }],
    ['malformed', ['name=a'], { contentType: multipart }],
    ['malformed', [part('name', 'a')], { contentType: multipart }],
    ['broken-off', ['name='], { isWhole: false }],
    ['broken-off', [part('name', 'a')], { contentType: multipart, isWhole: false }],
    ['too-large', [`name=${'a'.repeat(usualFormLimits.bytes)}`], {}],
    ['too-large', [part('name', 'a'.repeat(usualFormLimits.bytes))], { contentType: multipart }],
    ['too-large', [`${'a'.repeat(101)}=b`], {}],
    ['too-large', ['a=1&'.repeat(11)], {}],
    ['too-large', [part('a', '1').repeat(11)], { contentType: multipart }],
  ])('is %s (%#)', async (error, pieces, given) => {
    expect(await read(pieces, given)).toBe(error);
  });

  test('has ten fields at most, and no file where none is asked for', async () => {
    expect(await read(['a=1&'.repeat(9), 'a=1'])).toHaveLength(10);
    const { contentType, pieces } = await written([['file', new File(['a'], 'a.jpg')]], 50);
    expect(await read(pieces, { contentType })).toBe('too-large');
  });

  test('announced too large is not read at all', async () => {
    const { chunks, read: seen } = arriving(['a=1']);
    const contentLength = String(usualFormLimits.bytes + 1);
    const form = await readFormBody({ contentType: urlEncoded, contentLength, chunks });
    expect([form.kind, seen.pieces]).toEqual(['too-large', 0]);
  });

  const fileLimits = { bytes: 200_000, parts: 10, files: 3 };

  test('has several files of one name, and none where a browser sends an empty one', async () => {
    const { contentType, pieces } = await written(
      [
        ['files', new File(['one'], 'a.jpg')],
        ['files', new File(['two'], 'b.jpg')],
        ['others', new File([], '')],
      ],
      50,
    );
    const { chunks } = arriving(pieces);
    const form = await readFormBody({ contentType, contentLength: undefined, chunks }, fileLimits);
    const files = form.kind === 'form' ? [...form.files] : [];
    expect(files.map(([name, list]) => [name, list.map((file) => file.name)])).toEqual([
      ['files', ['a.jpg', 'b.jpg']],
    ]);
  });

  test.each([
    ['announced', true],
    ['not announced', false],
  ])(
    'too large by its files (%s) still says what was typed before them',
    async (_, isAnnounced) => {
      const { contentType, pieces } = await written(
        [
          ['message', 'Grüße'],
          ['files', new File(['x'.repeat(300_000)], 'a.jpg')],
        ],
        65_536,
      );
      const { chunks, read: seen } = arriving(pieces);
      const contentLength = isAnnounced ? '300500' : undefined;
      const form = await readFormBody({ contentType, contentLength, chunks }, fileLimits);
      expect([form.kind, [...form.fields]]).toEqual(['too-large', [['message', 'Grüße']]]);
      expect(seen.pieces).toBe(isAnnounced ? 1 : 4);
    },
  );

  test.each([
    ['fields', urlEncoded, `${'a=1&'.repeat(1_000)}`],
    ['parts', multipart, part('a', '1').repeat(200)],
  ])('of 800,000 small %s is left at the first surplus one', async (_, contentType, piece) => {
    const { chunks, read: seen } = arriving(Array.from({ length: 4_000 }, () => piece));
    const limits = { bytes: 60_000_000, parts: 10, files: 1 };
    const form = await readFormBody({ contentType, contentLength: undefined, chunks }, limits);
    expect([form.kind, seen.pieces]).toEqual(['too-large', 1]);
  });

  const anyField = fc.tuple(
    fc.string({ minLength: 1, maxLength: 20, unit: fc.constantFrom('a', 'b', '_', '1') }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
  );

  property.prop([fc.array(anyField, { maxLength: 10 }), fc.integer({ min: 1, max: 400 })])(
    'says the same however it is written, and wherever its pieces end',
    async (fields, size) => {
      // A browser writes each line break of a field as two characters.
      const typed = fields.map(
        ([name, value]) => [name, value.replaceAll(/[\r\n]/gu, '')] as const,
      );
      const { contentType, pieces } = await written(typed, size);
      expect(
        await read(typed.length === 0 ? [] : pieces, {
          contentType: typed.length === 0 ? urlEncoded : contentType,
        }),
      ).toEqual(typed);
      const text = new URLSearchParams(typed.map((pair) => [...pair])).toString();
      const bytes = new TextEncoder().encode(text);
      expect(await read([bytes.slice(0, size), bytes.slice(size)])).toEqual(typed);
    },
  );

  const anyParameter = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc
      .tuple(
        fc.constantFrom('boundary', 'charset'),
        fc.oneof(fc.string({ maxLength: 300 }), fc.constantFrom('b'.repeat(300), 'koi8-r', '""')),
      )
      .map((pair) => pair.join('=')),
  );

  property.prop([
    fc.oneof(
      fc.constantFrom(urlEncoded, multipart),
      fc
        .tuple(fc.constantFrom(urlEncoded, 'multipart/form-data'), anyParameter)
        .map((parts) => parts.join('; ')),
    ),
    fc.array(
      fc.oneof(fc.uint8Array(), fc.constantFrom('--b', '\r\n', '--b--', 'a=%', part('a', 'b'))),
    ),
  ])('never fails, whatever is sent', async (contentType, pieces) => {
    const answer = await read(pieces, { contentType });
    expect(typeof answer === 'string' ? answer : 'form').toMatch(/^(?:form|malformed|too-large)$/u);
  });

  test('brings its file with its name, its type and all of its bytes', async () => {
    const picture = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
    const file = new File([picture], 'Bild.jpg', { type: 'image/jpeg' });
    const { contentType, pieces } = await written(
      [
        ['handOff', 'a=b'],
        ['picture', file],
      ],
      65_536,
    );
    const { chunks } = arriving(pieces);
    const limits = { bytes: 1_000_000, parts: 10, files: 1 };
    const form = await readFormBody({ contentType, contentLength: undefined, chunks }, limits);
    const brought = form.kind === 'form' ? form.files.get('picture')?.[0] : undefined;
    expect([brought?.name, brought?.type]).toEqual(['Bild.jpg', 'image/jpeg']);
    // Compared as one: a printed difference of so many bytes takes half a minute.
    const bytes = Buffer.from((await brought?.arrayBuffer()) ?? new ArrayBuffer());
    expect(bytes.equals(picture)).toBe(true);
  });
});
