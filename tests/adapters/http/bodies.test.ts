/** What the client writes, the server reads. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { fileAnswer } from '../../../adapters/http/answers.ts';
import {
  fileFormBody,
  formBody,
  jsonBody,
  type BodyFormat,
} from '../../../adapters/http/bodies.ts';
import { E, t } from '../../../core/fp.ts';

const Fields = t.type({ name: t.string, note: t.string });
const anyText = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.toWellFormed());
const anyFields = fc.record({ name: anyText, note: anyText });

const overTheWire = async <A>(format: BodyFormat<A>, value: A): Promise<unknown> => {
  const written = format.write(value);
  const headers = written?.contentType && { 'content-type': written.contentType };
  return format.read(new Response(written?.body, headers ? { headers } : {}));
};

describe('a body', () => {
  property.prop([anyFields])('of JSON and of a form survives the wire', async (fields) => {
    expect(await overTheWire(jsonBody(Fields), fields)).toEqual(E.right(fields));
    expect(await overTheWire(formBody(Fields), fields)).toEqual(E.right(fields));
  });

  property.prop([
    fc.record({
      name: fc.stringMatching(/^[\w ]{1,20}$/u),
      note: fc.stringMatching(/^[\w ]{1,20}$/u),
    }),
    fc.uint8Array({ maxLength: 500 }),
  ])('of a form with a file survives the wire', async (fields, bytes) => {
    const value = { fields, file: { name: 'a b.jpg', bytes } };
    expect(await overTheWire(fileFormBody('file', Fields), value)).toEqual(E.right(value));
  });

  test('names the fields that are wrong', async () => {
    const undecodable = E.left({ kind: 'undecodable', fields: expect.arrayContaining(['note']) });
    expect(await formBody(Fields).read(new Response('name=a'))).toEqual(undecodable);
    expect(await jsonBody(Fields).read(new Response('{"name":"a"}'))).toEqual(undecodable);
    expect(await jsonBody(Fields).read(new Response('<'))).toEqual(E.left({ kind: 'malformed' }));
    expect(await fileFormBody('file', Fields).read(new Response('x'))).toEqual(
      E.left({ kind: 'malformed' }),
    );
  });
});

property.prop([anyText, fc.uint8Array()])(
  'a file is answered with its name, to be saved',
  async (name, bytes) => {
    const file = { name, contentType: 'image/png', bytes };
    const format = fileAnswer(['image/png']);
    const response = format.write(file);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; [!-~ ]*$/u);
    expect(await format.read(response)).toEqual(E.right(file));
    expect(E.isLeft(await fileAnswer(['image/jpeg']).read(format.write(file)))).toBe(true);
  },
);
