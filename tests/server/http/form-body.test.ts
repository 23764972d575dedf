/** Forms as a plain Node server reads them. */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import { describe, expect, test } from 'vitest';

import { readForm } from '../../../server/http/form-body.ts';

const urlEncoded = 'application/x-www-form-urlencoded';

/** A request whose body comes in pieces, and ends, or breaks off after them. */
const requestOf = (
  pieces: readonly string[],
  { contentType = urlEncoded, isWhole = true } = {},
) => {
  const request = new IncomingMessage(new Socket());
  request.headers['content-type'] = contentType;
  for (const piece of pieces) request.push(Buffer.from(piece));
  if (isWhole) request.push(null);
  else setImmediate(() => request.destroy());
  return request;
};

const fieldsOf = async (request: IncomingMessage, largest = 20): Promise<unknown> => {
  const read = await readForm(request, largest);
  return read.kind === 'form' ? Object.fromEntries(read.fields) : read.kind;
};

describe('a form', () => {
  test('is read in pieces, up to its limit', async () => {
    expect(await fieldsOf(requestOf(['na', 'me=a+b', '&other=']))).toEqual({
      name: 'a b',
      other: '',
    });
    expect(await fieldsOf(requestOf(['name=', 'a'.repeat(15)]))).toEqual({ name: 'a'.repeat(15) });
    expect(await fieldsOf(requestOf(['name=', 'a'.repeat(16)]))).toBe('too-large');
  });

  test('of another media type is not read', async () => {
    const contentType = 'multipart/form-data; boundary=b';
    expect(await fieldsOf(requestOf(['name=a'], { contentType }))).toBe('not-a-form');
  });

  test('that breaks off is told as such, since its sender has left', async () => {
    expect(await fieldsOf(requestOf(['name='], { isWhole: false }))).toBe('broken-off');
  });
});
