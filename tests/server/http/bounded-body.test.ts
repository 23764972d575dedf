/** A body of at most so many bytes, however it is read. */
import { describe, expect, test } from 'vitest';

import { boundedBody } from '../../../server/http/bounded-body.ts';

const largest = 1_000;

const arriving = (body: BodyInit | null, headers: HeadersInit = {}) =>
  boundedBody(new Request('http://shop.example/', { method: 'POST', body, headers }), largest);

describe('a body within its bounds', () => {
  test('is read as text, as JSON, as bytes, and as a stream', async () => {
    const text = '"'.padEnd(largest - 1, 'a').concat('"');
    expect(await arriving(text).sent.text()).toBe(text);
    expect(await arriving(text).sent.json()).toBe(text.slice(1, -1));
    expect((await arriving(text).sent.arrayBuffer()).byteLength).toBe(largest);
    expect(await new Response(arriving(text).sent.body).text()).toBe(text);
    const { sent, isTooLarge } = arriving(text, { 'content-length': String(largest) });
    expect([await sent.text(), isTooLarge()]).toEqual([text, false]);
    const none = arriving(null);
    expect([await none.sent.text(), none.isTooLarge()]).toEqual(['', false]);
  });

  test('is read as a form with its file', async () => {
    const form = new FormData();
    form.append('name', 'one');
    form.append('name', 'two');
    form.append('file', new File(['bytes'], 'a.jpg', { type: 'image/jpeg' }));
    const read = await arriving(form).sent.formData();
    expect(read.getAll('name')).toEqual(['one', 'two']);
    const file = read.get('file');
    expect(file instanceof File && [file.name, file.type, await file.text()]).toEqual([
      'a.jpg',
      'image/jpeg',
      'bytes',
    ]);
  });

  test('is no form by another type', async () => {
    await expect(arriving('a=b', { 'content-type': 'text/plain' }).sent.formData()).rejects.toThrow(
      'The form was not read: not-a-form.',
    );
  });
});

describe('a body beyond them', () => {
  test('is not read where it is announced', async () => {
    const { sent, isTooLarge } = arriving('short', { 'content-length': String(largest + 1) });
    expect([isTooLarge(), await sent.text()]).toEqual([true, '']);
  });

  test.each(['arrayBuffer', 'json', 'text', 'formData'] as const)(
    'fails as %s, and is known for it',
    async (way) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const { sent, isTooLarge } = arriving('a'.repeat(largest + 1), headers);
      expect(isTooLarge()).toBe(false);
      await expect(sent[way]()).rejects.toThrow(way === 'formData' ? 'not read' : 'too large');
      expect(isTooLarge()).toBe(true);
    },
  );
});
