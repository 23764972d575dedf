/** What is read of forms that are sent to the process itself. */
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';

import { readSentForm } from '../../server/forms/site-forms.ts';

const chunkBytes = 4_096;

/** A body in chunks, whose size nobody announces; it counts what was read of it. */
const chunked = (chunks: number) => {
  let read = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      read += 1;
      if (read > chunks) controller.close();
      else controller.enqueue(new TextEncoder().encode('a'.repeat(chunkBytes)));
    },
  });
  return { body, read: () => read };
};

const fieldsOf = async (body: string | ReadableStream<Uint8Array>): Promise<unknown> => {
  const app = new Hono();
  app.post('/', async (context) => {
    const form = await readSentForm(context);
    return context.json(form === undefined ? null : Object.fromEntries(form));
  });
  const request = {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    // Node takes a stream as a body with this word alone, which its types lack.
    duplex: 'half',
  };
  return (await app.request('/', request)).json();
};

describe('the fields of a form', () => {
  test('are read of 8,192 bytes, in one piece or in chunks', async () => {
    expect(await fieldsOf('email=a%40example.com')).toEqual({ email: 'a@example.com' });
    expect(await fieldsOf(chunked(2).body)).toEqual({ ['a'.repeat(2 * chunkBytes)]: '' });
    expect(await fieldsOf(`a=${'é'.repeat(4_095)}`)).toEqual({ a: 'é'.repeat(4_095) });
    expect(await fieldsOf(`a=${'é'.repeat(4_096)}`)).toBeNull();
  });

  test('are not waited for beyond that', async () => {
    const endless = chunked(10_000);
    expect(await fieldsOf(endless.body)).toBeNull();
    expect(endless.read()).toBeLessThan(10);
  });
});
