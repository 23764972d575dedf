/** Spans reach a collector as a tree; one that refuses or hangs hurts nobody. */
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';

import type { Fetch } from '../../../adapters/shared/fetch.ts';
import { sleep } from '../../../adapters/shared/sleep.ts';
import { createBreaker } from '../../../adapters/http/with-breaker.ts';
import { work } from '../../../adapters/media/work.ts';
import { openTraces } from '../../../server/traces/open-traces.ts';
import { tracedFetch } from '../../../server/traces/traced-fetch.ts';
import { tracedRequests } from '../../../server/traces/traced-requests.ts';
import type { TraceSettings } from '../../../server/traces/trace-settings.ts';
import { noTraces, type Traces } from '../../../server/traces/traces.ts';
import { watchedQueries } from '../../../server/traces/watched-queries.ts';
import { manualClock } from '../../fakes/clock.ts';
import { recordingLog } from '../../fakes/log.ts';
import { serve } from '../http/served.ts';
import { startCollector, type Collector, type SentSpan } from './collector.ts';

const settingsOf = (endpoint: string): TraceSettings => ({
  url: `${endpoint}/v1/traces`,
  headers: { authorization: 'Bearer collector-token' },
  serviceName: 'shop-under-test',
  sampler: 'parentbased_always_on',
  ratio: 1,
});

const clock = manualClock(0);

let collector: Collector | undefined;
let traces: Traces = noTraces;
afterEach(async () => {
  await traces.close();
  traces = noTraces;
  await collector?.close();
  collector = undefined;
});

const open = async (
  behaviour: 'takes' | 'refuses' | 'hangs' = 'takes',
  changed: Partial<TraceSettings> = {},
) => {
  const log = recordingLog();
  const started = await startCollector(behaviour);
  collector = started;
  traces = await openTraces({ ...settingsOf(started.endpoint), ...changed }, { clock, log });
  return { collector: started, traces, log };
};

/** A span that was sent, or is on its way: a busy machine may take longer than the end waits. */
const named = ({ spans }: Collector, name: string): Promise<SentSpan> =>
  vi.waitFor(
    () => {
      const found = spans.find((span) => span.name === name);
      if (found === undefined) throw new Error(`no span ${name}`);
      return found;
    },
    { timeout: 30_000 },
  );

const caller = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const traceparent = `00-${caller.traceId}-${caller.spanId}-01`;

describe('a request', () => {
  test('is a span of the caller’s trace, with what runs for it below', async () => {
    const { collector: taken, traces: own } = await open();
    const queries = watchedQueries(own, () => undefined);
    const shop: Fetch = async () => {
      await queries('select "amount" from "price_changes" where "market" = $1', async () => []);
      return new Response('{}');
    };
    const ask = tracedFetch(own, { service: 'shop-api', isOwn: false })(shop);
    const served = await serve(
      tracedRequests(own, (_request, response) => {
        void own.span({ name: 'load page', kind: 'internal' }, async () => {
          await ask(new Request('http://shop.test/price-api/prices?email=ada@example.com'));
          own.note({ 'passepartout.request_id': 'r1' });
          response.writeHead(200).end('a page');
        });
      }),
    );
    const headers = { traceparent, cookie: '__Host-session=secret-session', 'user-agent': 'Ada' };
    await served.ask('/leinwanddruck?name=Ada', { headers });
    await served.close();
    await own.close();
    const request = await named(taken, 'GET page');
    expect(taken.requests[0]).toMatchObject({
      url: '/v1/traces',
      headers: { authorization: 'Bearer collector-token' },
    });
    expect(request).toMatchObject({
      traceId: caller.traceId,
      parentSpanId: caller.spanId,
      kind: 2,
      facts: {
        'http.request.method': 'GET',
        'http.route': 'page',
        'http.response.status_code': 200,
      },
      resource: { 'service.name': 'shop-under-test' },
    });
    const load = await named(taken, 'load page');
    const call = await named(taken, 'GET shop-api');
    const query = await named(taken, 'select database');
    expect(load).toMatchObject({ traceId: caller.traceId, parentSpanId: request.spanId });
    expect(load.facts).toEqual({ 'passepartout.request_id': 'r1' });
    expect(call).toMatchObject({ parentSpanId: load.spanId, kind: 3 });
    expect(call.facts).toMatchObject({ 'peer.service': 'shop-api' });
    expect(query).toMatchObject({ parentSpanId: call.spanId, traceId: caller.traceId });
    expect(query.facts['db.query.text']).toContain('"market" = $1');
    expect(taken.text()).not.toMatch(/Ada|ada@|secret-session|leinwanddruck/u);
  });

  test.each(['', 'nonsense', '00-00000000000000000000000000000000-0000000000000000-01'])(
    'with a malformed traceparent (%s) begins a trace',
    async (header) => {
      const { collector: taken, traces: own } = await open();
      const served = await serve(
        tracedRequests(own, (_request, response) => response.writeHead(503).end()),
      );
      await served.ask('/media/x', { headers: { traceparent: header } });
      await served.close();
      await own.close();
      const span = await named(taken, 'GET picture');
      expect(span.parentSpanId ?? '').toBe('');
      expect(span.facts).toMatchObject({ 'http.response.status_code': 503, 'error.type': '503' });
    },
  );

  test('that its caller does not sample is not sent, and says so to services', async () => {
    const { collector: taken, traces: own } = await open();
    const sent: (string | undefined)[] = [];
    own.request(
      { name: 'GET page', kind: 'server', traceparent: traceparent.replace(/01$/u, '00') },
      (end) => {
        sent.push(own.traceparent());
        end({});
      },
    );
    await own.close();
    expect(sent).toEqual([expect.stringMatching(new RegExp(`^00-${caller.traceId}-.{16}-00$`))]);
    expect(taken.spans).toEqual([]);
  });

  test('is traced by a ratio where the caller has no say', async () => {
    const { collector: taken, traces: own } = await open('takes', {
      sampler: 'traceidratio',
      ratio: 0,
    });
    own.request({ name: 'GET page', kind: 'server', traceparent }, (end) => end({}));
    await own.close();
    expect(taken.spans).toEqual([]);
  });
});

describe('a call', () => {
  const asked: (string | null)[] = [];
  const network: Fetch = async (request) => {
    asked.push(request.headers.get('traceparent'));
    return new Response('', { status: 502 });
  };

  test.each([true, false])('goes on with the trace at a service of our own: %s', async (isOwn) => {
    const { collector: taken, traces: own } = await open();
    asked.length = 0;
    const call = tracedFetch(own, { service: 'there', isOwn })(network);
    await own.span({ name: 'load page', kind: 'internal' }, () =>
      call(new Request('http://there.test/', { method: 'POST', body: 'x' })),
    );
    await own.close();
    const span = await named(taken, 'POST there');
    expect(asked).toEqual([isOwn ? `00-${span.traceId}-${span.spanId}-01` : null]);
    expect(span.facts).toMatchObject({ 'http.response.status_code': 502, 'error.type': '502' });
  });

  test('that the breaker refuses says so, and one that fails says its kind alone', async () => {
    const { collector: taken, traces: own } = await open();
    const log = recordingLog();
    const breaker = createBreaker({ service: 'there', clock, sleep, log, slowAfter: Infinity });
    const failing: Fetch = () => Promise.reject(new TypeError('http://there.test/?secret'));
    const call = tracedFetch(own, { service: 'there', isOwn: false })(breaker.around(failing));
    for (let count = 0; count < 6; count += 1)
      await expect(call(new Request('http://there.test/'))).rejects.toThrow(/there/u);
    await own.close();
    await vi.waitFor(() => expect(taken.spans).toHaveLength(6), { timeout: 30_000 });
    expect(taken.spans.map(({ facts }) => facts['passepartout.breaker.refused'])).toEqual([
      ...Array.from({ length: 5 }, () => false),
      true,
    ]);
    expect(taken.spans[0]?.facts['error.type']).toBe('TypeError');
    expect(taken.text()).not.toContain('secret');
  });
});

describe('work in a queue', () => {
  test('runs for who asked, whoever made room for it', async () => {
    const { collector: taken, traces: own } = await open();
    const queue = work({ running: 1, urgent: 10, later: 10, quiet: 0 });
    const make = (name: string): Promise<unknown> =>
      own.span({ name, kind: 'internal' }, () =>
        queue.urgent(() =>
          own.span({ name: `${name} picture`, kind: 'internal' }, async () => {
            await turn();
          }),
        ),
      );
    await Promise.all(['first', 'second', 'third'].map(make));
    await queue.stop();
    await own.close();
    for (const name of ['first', 'second', 'third'])
      expect((await named(taken, `${name} picture`)).parentSpanId).toBe(
        (await named(taken, name)).spanId,
      );
  });
});

describe('a collector', () => {
  test('gets all that waits at the end', async () => {
    const { collector: taking, traces: own, log } = await open();
    for (let count = 0; count < 2048; count += 1)
      own.request({ name: 'GET page', kind: 'server', traceparent: undefined }, (end) => end({}));
    await own.close();
    await vi.waitFor(() => expect(taking.spans).toHaveLength(2048), { timeout: 30_000 });
    expect(log.reports).toEqual([]);
  });

  test('that refuses is told of, once a minute', async () => {
    const { traces: own, log } = await open('refuses');
    const spans = async () => {
      for (let count = 0; count < 600; count += 1)
        await own.span({ name: 'work', kind: 'internal' }, async () => undefined);
    };
    await spans();
    await vi.waitFor(() => expect(log.reports).toHaveLength(1), { timeout: 30_000 });
    await spans();
    await own.close();
    expect(log.reports).toEqual([
      { code: 'traces-not-sent', facts: { reason: expect.any(String), times: 1 } },
    ]);
  });

  test('that hangs gets no more than the queue holds, and work and end go on', async () => {
    const { collector: hanging, traces: own } = await open('hangs');
    for (let count = 0; count < 10_000; count += 1)
      expect(await own.span({ name: 'work', kind: 'internal' }, async () => count)).toBe(count);
    await own.close();
    await vi.waitFor(() => expect(hanging.requests.length).toBeGreaterThan(0));
    // The batch on its way when the queue filled, and the queue.
    expect(hanging.spans.length).toBeLessThanOrEqual(2048 + 512);
  });
});

describe('without a variable', () => {
  test('there are no traces, and what is wrapped is itself', async () => {
    const none = await openTraces(undefined, { clock, log: recordingLog() });
    expect(none).toBe(noTraces);
    const handle = (): void => undefined;
    expect(tracedRequests(none, handle)).toBe(handle);
    const network: Fetch = async () => new Response();
    expect(tracedFetch(none, { service: 'there', isOwn: true })(network)).toBe(network);
    expect(none.traceparent()).toBeUndefined();
    expect(await none.span({ name: 'work', kind: 'internal' }, async () => 7)).toBe(7);
  });
});
