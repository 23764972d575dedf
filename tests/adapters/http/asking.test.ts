/** How questions are asked of an API: for whom, until when, and what is said of a bad answer. */
import { getEventListeners } from 'node:events';
import { describe, expect, test } from 'vitest';

import { requestTo } from '../../../adapters/http/address.ts';
import { fileAnswer, jsonAnswer, noAnswer } from '../../../adapters/http/answers.ts';
import {
  bytesBody,
  fileFormBody,
  formBody,
  jsonBody,
  noBody,
  wrongFields,
} from '../../../adapters/http/bodies.ts';
import { callEndpoint, isMissing, reasonOfCall } from '../../../adapters/http/call-endpoint.ts';
import { withForwardedFor } from '../../../adapters/http/forwarded-for.ts';
import { priceEndpoints } from '../../../adapters/http/endpoints/prices.ts';
import { reasonOf } from '../../../adapters/http/reason.ts';
import { guardedFetch } from '../../../adapters/http/resilient-fetch.ts';
import { noScope, shopScope } from '../../../adapters/http/scope.ts';
import { abortedBy, leftBySignal } from '../../../adapters/http/with-signal.ts';
import type { Fetch } from '../../../adapters/shared/fetch.ts';
import { E, t } from '../../../core/fp.ts';
import { recordedSleep } from '../../fakes/fetch.ts';

const address = 'http://shop.test/a';

/** A fetch that keeps what it is asked, with its limits. */
const recording = (answer: () => Promise<Response> = async () => new Response('x')) => {
  const calls: (readonly [Request, unknown])[] = [];
  const fetch: Fetch = (request, limits) => {
    calls.push([request, limits]);
    return answer();
  };
  return { fetch, calls };
};

const limits = { bytes: 1, milliseconds: 2 };
const never = () => new Promise<never>(() => undefined);

describe('a question', () => {
  test('says for whom it is asked, where that is known', async () => {
    const { fetch, calls } = recording();
    const request = new Request(address, { headers: { a: 'b' } });
    await withForwardedFor(fetch, '192.0.2.7')(request, limits);
    await withForwardedFor(fetch, '')(request, limits);
    expect(
      calls.map(([{ headers }, given]) => [
        headers.get('x-forwarded-for'),
        headers.get('a'),
        given,
      ]),
    ).toEqual([
      ['192.0.2.7', 'b', limits],
      [null, 'b', limits],
    ]);
  });

  test('ends with a further signal, and with its own', async () => {
    const { fetch, calls } = recording();
    const [own, further] = [new AbortController(), new AbortController()];
    const asking = abortedBy(further.signal)(fetch);
    await asking(new Request(address), limits);
    await asking(new Request(address, { signal: own.signal }), limits);
    const [[one, given] = [], [other] = []] = calls;
    expect([one?.signal.aborted, other?.signal.aborted, given]).toEqual([false, false, limits]);
    own.abort();
    expect([one?.signal.aborted, other?.signal.aborted]).toEqual([false, true]);
    further.abort();
    expect(one?.signal.aborted).toBe(true);
  });

  test('lets its caller go, whatever the answer does', async () => {
    const { fetch, calls } = recording();
    expect(await (await leftBySignal(fetch)(new Request(address), limits)).text()).toBe('x');
    expect(calls.map(([, given]) => given)).toEqual([limits]);
    expect(calls.map(([{ signal }]) => getEventListeners(signal, 'abort'))).toEqual([[]]);
    const gone = new Request(address, { signal: AbortSignal.abort(new Error('gone')) });
    await expect(leftBySignal(fetch)(gone)).rejects.toThrow('gone');
    expect(calls).toHaveLength(1);
    const caller = new AbortController();
    const waiting = leftBySignal(never)(new Request(address, { signal: caller.signal }));
    caller.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
  });

  test('is asked within the limits of its endpoint, else within the usual ones', async () => {
    const { fetch, calls } = recording(async () => Response.json({}));
    const scope = { channel: 'poster', locale: 'de-DE' } as const;
    const query = { materialType: 'leinwand' } as const;
    const api = { baseUrl: 'http://shop.test', fetch };
    await callEndpoint(api, priceEndpoints.formatLimits, { scope, query, body: undefined })();
    expect(calls.map(([, given]) => given)).toEqual([{ bytes: 1_000_000, milliseconds: 5_000 }]);
    const { sleep, waits } = recordedSleep();
    const waiting = guardedFetch(never, (inner) => inner, sleep)(new Request(address));
    await expect(waiting).rejects.toThrow('no answer within 5000 ms');
    expect(waits).toEqual([5_000]);
  });

  test('has its query, its headers and its body', async () => {
    const get = { method: 'GET', paths: ['/a'], credentials: 'none' } as const;
    const plain = requestTo('http://shop.test', get, { headers: { a: 'b' } });
    expect([
      plain.url,
      plain.headers.get('a'),
      plain.headers.get('content-type'),
      plain.body,
    ]).toEqual([address, 'b', null, null]);
    const written = { body: 'c', contentType: 'text/x' };
    const post = requestTo(
      'http://shop.test',
      { ...get, method: 'POST' },
      { headers: {}, query: { d: 'e' }, written },
    );
    expect([post.url, post.headers.get('content-type'), await post.text()]).toEqual([
      `${address}?d=e`,
      'text/x',
      'c',
    ]);
  });
});

describe('what is said of a call', () => {
  test('names the status of a refusal, else the reason', () => {
    const refused = { kind: 'refused', status: 404, error: undefined } as const;
    expect(reasonOfCall(refused)).toBe('the shop API answered 404');
    expect(reasonOfCall({ kind: 'unreachable', reason: 'away' })).toBe('away');
    expect(
      [refused, { ...refused, status: 400 }, { kind: 'unreachable', reason: '' } as const].map(
        isMissing,
      ),
    ).toEqual([true, false, false]);
  });

  test('names the first wrong place, and what stands there, cut short', () => {
    const Codec = t.type({
      a: t.array(t.intersection([t.type({ b: t.string }), t.partial({ c: t.number })])),
    });
    const said = (codec: t.Mixed, value: unknown) => {
      const read = codec.decode(value);
      return E.isLeft(read) ? reasonOf(read.left) : 'read';
    };
    expect(said(Codec, { a: [{ b: 'x' }, { b: 7 }] })).toBe('a.1.b is 7');
    expect(said(Codec, { a: [{ b: 'x', c: 'y' }] })).toBe('a.0.c is "y"');
    expect(said(Codec, {})).toBe('a is nothing');
    expect(said(t.string, 7)).toBe('the answer is 7');
    expect(said(t.number, 'x'.repeat(58))).toBe(`the answer is "${'x'.repeat(58)}"`);
    expect(said(t.number, 'x'.repeat(59))).toBe(`the answer is "${'x'.repeat(59)}…`);
    expect(reasonOf([])).toBe('the answer does not decode');
  });
});

describe('who asks', () => {
  const read = (headers: Readonly<Record<string, string>>) =>
    shopScope.read((name) => headers[name]);

  test('names channel and locale', () => {
    const headers = { 'x-channel': 'poster', 'x-locale': 'de-DE' };
    expect(read(headers)).toEqual(E.right({ channel: 'poster', locale: 'de-DE' }));
    for (const given of [{ 'x-channel': 'poster' }, { ...headers, 'x-locale': 'xx' }])
      expect(read(given)).toEqual(E.left({ kind: 'locale-invalid' }));
    for (const given of [{ 'x-locale': 'de-DE' }, { ...headers, 'x-channel': 'radio' }])
      expect(read(given)).toEqual(E.left({ kind: 'channel-invalid' }));
  });

  test('need not say so where the answer is the same', () => {
    expect([noScope.write(undefined), noScope.read(() => 'x')]).toEqual([{}, E.right(undefined)]);
  });
});

describe('an answer', () => {
  test('of JSON is written by its codec, and read back', async () => {
    const answer = jsonAnswer(t.type({ a: t.number }));
    const written = answer.write({ a: 7 });
    expect([written.status, written.headers.get('content-type')]).toEqual([
      200,
      'application/json',
    ]);
    expect(answer.contentTypes).toEqual([written.headers.get('content-type')]);
    expect(await answer.read(written)).toEqual(E.right({ a: 7 }));
    expect(await answer.read(new Response('<'))).toEqual(E.left('the answer is not JSON'));
    expect(await answer.read(Response.json({ a: 'x' }))).toEqual(E.left('a is "x"'));
  });

  test('without a body has none', async () => {
    const written = noAnswer.write(undefined);
    expect([written.status, written.body]).toEqual([204, null]);
    expect(await noAnswer.read(written)).toEqual(E.right(undefined));
  });

  test('that is a file says how long it is, and is saved under its name', async () => {
    const file = { name: "a'(b)*!.jpg", contentType: 'image/jpeg', bytes: Uint8Array.of(1, 2) };
    const { headers, status } = fileAnswer(['image/jpeg']).write(file);
    expect([
      status,
      headers.get('content-length'),
      headers.get('content-type'),
      headers.get('content-disposition'),
    ]).toEqual([200, '2', 'image/jpeg', "attachment; filename*=UTF-8''a%27%28b%29%2A%21.jpg"]);
    const untyped = new Response(file.bytes);
    // A server in the same process may have put its own Response in place of the platform's.
    untyped.headers.delete('content-type');
    expect(await fileAnswer(['image/jpeg']).read(untyped)).toEqual(E.left('the answer is '));
  });
});

describe('a body', () => {
  const broken = () =>
    new Response(
      new ReadableStream({ start: (controller) => controller.error(new Error('gone')) }),
      {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    );
  const malformed = E.left({ kind: 'malformed' });
  const Fields = t.type({ name: t.string });

  test('that breaks off is malformed', async () => {
    expect(await bytesBody('image/png').read(broken())).toEqual(malformed);
    expect(await formBody(Fields).read(broken())).toEqual(malformed);
    expect(await fileFormBody('file', Fields).read(broken())).toEqual(malformed);
  });

  test('is of the type that its endpoint declares', () => {
    const fields = { name: 'a' };
    expect(jsonBody(Fields).contentTypes).toEqual([jsonBody(Fields).write(fields)?.contentType]);
    expect(jsonBody(Fields, ['a/b', 'c/d'])).toMatchObject({ contentTypes: ['a/b', 'c/d'] });
    expect(jsonBody(Fields, ['a/b', 'c/d']).write(fields)?.contentType).toBe('a/b');
    expect(formBody(Fields).contentTypes).toEqual([formBody(Fields).write(fields)?.contentType]);
    expect(formBody(Fields).contentTypes).toEqual(['application/x-www-form-urlencoded']);
    expect(bytesBody('image/png').contentTypes).toEqual(['image/png']);
    // A browser says the type of a form with a file, and its boundary.
    const file = { name: 'a.jpg', bytes: Uint8Array.of(1) };
    const form = fileFormBody('file', Fields);
    const sent = new Response(form.write({ file, fields })?.body ?? null);
    expect(sent.headers.get('content-type')?.split(';')[0]).toBe(form.contentTypes[0]);
  });

  test('of bytes is taken as it is', async () => {
    const format = bytesBody('image/png');
    expect(format.write(Uint8Array.of(1))).toEqual({
      body: Uint8Array.of(1),
      contentType: 'image/png',
    });
    expect(await format.read(new Response(Uint8Array.of(1)))).toEqual(E.right(Uint8Array.of(1)));
    expect([noBody.write(undefined), await noBody.read(new Response('x'))]).toEqual([
      undefined,
      E.right(undefined),
    ]);
  });

  test('of a form names the file that is missing, and its wrong fields', async () => {
    const form = new FormData();
    form.append('file', 'a text');
    const format = fileFormBody('file', Fields);
    const undecodable = (...fields: readonly string[]) => E.left({ kind: 'undecodable', fields });
    expect(await format.read(new Response(form))).toEqual(undecodable('file'));
    form.set('file', new File(['x'], 'a.jpg'));
    form.append('name', '');
    expect(await format.read(new Response(form))).toEqual(undecodable('', 'name'));
    expect(await formBody(Fields).read(new Response('name='))).toEqual(undecodable('', 'name'));
    const twice = t.type({ a: t.type({ b: t.string }) }).decode({ a: {} });
    expect(E.isLeft(twice) && wrongFields([...twice.left, ...twice.left])).toEqual(['', 'a', 'b']);
  });
});
