/** The forms of an answer that is the same for everybody, and who gets which. */
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

import { finishAnswer, formFor } from '../../../server/endpoints/finished-answer.ts';

const long = JSON.stringify({ formats: Array.from({ length: 400 }, (_, index) => index) });

const finish = (body: string) =>
  finishAnswer(new Response(body, { headers: { 'content-type': 'application/json' } }), {
    'cache-control': 'public, max-age=60',
    vary: 'x-channel',
  });

test('a client gets the bytes as they are, or as gzip where it takes them', async () => {
  const answer = await finish(long);
  const plain = formFor(answer, undefined, 'br');
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=60',
    vary: 'x-channel',
    'content-type': 'application/json',
    'content-length': String(long.length),
  });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(new TextDecoder().decode(plain.body ?? undefined)).toBe(long);
  const packed = formFor(answer, undefined, 'br, gzip');
  const bytes = packed.body ?? new Uint8Array();
  expect(packed.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(bytes.byteLength),
    etag: plain.headers['etag'],
  });
  expect(gunzipSync(bytes).toString()).toBe(long);
  expect(formFor(answer, undefined, 'gzip;q=0')).toBe(plain);
  // What is kept is counted: both copies.
  expect(answer.size).toBeGreaterThan(long.length + bytes.byteLength);
});

test('what fits into a packet is not compressed', async () => {
  expect(formFor(await finish('{}'), undefined, 'gzip').headers).not.toHaveProperty(
    'content-encoding',
  );
});

test('who has it already is told so, with all that caches need', async () => {
  const answer = await finish(long);
  const tag = answer.plain.headers['etag'] ?? '';
  for (const held of [tag, `"x", ${tag}`, tag.replace('W/', ''), '*']) {
    const { status, headers, body } = formFor(answer, held, 'gzip');
    expect([status, body]).toEqual([304, null]);
    expect(headers).toEqual({
      'cache-control': 'public, max-age=60',
      vary: 'x-channel',
      etag: tag,
    });
  }
  expect(formFor(answer, '"x"', undefined).status).toBe(200);
});

test('the tag follows the content', async () => {
  const [one, same, other] = [await finish(long), await finish(long), await finish('{}')];
  expect(one.tag).toBe(same.tag);
  expect(one.tag).not.toBe(other.tag);
});
