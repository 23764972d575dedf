/** What `/metrics` tells, over a plain server. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from '@fast-check/vitest';
import { afterEach, describe, expect, test as example } from 'vitest';

import { shopEndpoints } from '../../../adapters/http/endpoints/shop-endpoints.ts';
import { createMetrics, type Metrics } from '../../../server/metrics/metrics.ts';
import { routeClassOf } from '../../../server/metrics/route-class.ts';
import { anyRawPath } from '../../arbitraries/routing.ts';

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Asks a server that answers 404 to all but the figures. */
const serve = async (metrics: Metrics) => {
  const server = createServer((request, response) => {
    metrics.watch(request, response);
    if (metrics.answer(request, response)) return;
    response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  closing.push(() => server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers: { connection: 'close' } });
};

const figuresOf = async (ask: Awaited<ReturnType<typeof serve>>): Promise<string> => {
  const response = await ask('/metrics');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response.text();
};

describe('the figures', () => {
  example('count requests by route and status, and pages of the cache', async () => {
    const metrics = createMetrics(undefined);
    const ask = await serve(metrics);
    await ask('/price-api/prices/formats?materialType=x');
    await ask('/nothing/here');
    metrics.countKept('answer-kept');
    metrics.countKept('page-cached');
    metrics.countKept('page-cached');
    const text = await figuresOf(ask);
    expect(text).toContain(
      'passepartout_requests_total{route="/price-api/prices/formats",status="404"} 1',
    );
    expect(text).toContain('passepartout_requests_total{route="page",status="404"} 1');
    expect(text).toContain('passepartout_requests_total{route="page-cached",status="200"} 2');
    expect(text).toContain('passepartout_requests_total{route="answer-kept",status="200"} 1');
    expect(text).toContain('passepartout_request_seconds_count{route="page"} 1');
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    // Reading counts nothing twice.
    metrics.countKept('page-cached');
    expect(await figuresOf(ask)).toContain('route="page-cached",status="200"} 3');
  });

  example('hold what parts registered, as it is when somebody reads', async () => {
    const metrics = createMetrics(undefined);
    const ask = await serve(metrics);
    let waiting = 1;
    metrics.gauge({ name: 'queue', help: 'A queue.' }, () => waiting);
    metrics.gauge({ name: 'breaker', help: 'Breakers.', label: 'service' }, () => ({ prices: 2 }));
    metrics.counter({ name: 'drawn_total', help: 'Drawn.' }, () => 7);
    metrics.seconds({ name: 'wait_seconds', help: 'Waits.', label: 'form' })(0.2, 'document');
    waiting = 5;
    for (const _time of ['once', 'again']) {
      const text = await figuresOf(ask);
      expect(text).toContain('passepartout_queue 5');
      expect(text).toContain('passepartout_breaker{service="prices"} 2');
      expect(text).toContain('passepartout_drawn_total 7');
      expect(text).toContain('passepartout_wait_seconds_bucket{le="0.25",form="document"} 1');
    }
  });

  example('are another path, or a refusal, for everybody else', async () => {
    const ask = await serve(createMetrics('aB3_-678aB3_-678'));
    expect((await ask('/metrics')).status).toBe(404);
    const open = await serve(createMetrics(undefined));
    expect((await open('/metrics', { method: 'POST' })).status).toBe(404);
    expect((await open('/metrics/more')).status).toBe(404);
  });
});

describe('the class of a route', () => {
  example.each(Object.values(shopEndpoints).flatMap(({ paths }) => [...paths]))(
    'is the path of an endpoint: %s',
    (path) => {
      expect(routeClassOf(path)).toBe(path);
    },
  );

  test.prop([anyRawPath])('is one of few, whatever is asked for', (path) => {
    const endpoints = Object.values(shopEndpoints).flatMap(({ paths }) => [...paths]);
    const kinds = ['page', 'payload', 'file', 'picture', 'content', 'flags', 'designer', 'metrics'];
    expect([...endpoints, '/reports/csp', '/reports/browser', 'api-unknown', ...kinds]).toContain(
      routeClassOf(path),
    );
  });
});
