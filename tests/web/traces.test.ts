/** Traces of the built shop: loaded by a variable alone, and harmless whatever the collector does. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, inject, test, vi } from 'vitest';

import { askAt } from '../server/http/served.ts';
import { startCollector, type Collector, type SentSpan } from '../server/traces/collector.ts';
import { freePort, newDataFolder, removeDataFolder, runShop } from './shop.ts';

const build = join(import.meta.dirname, '../../build/server');

/** Modules that come with a module at once, by their static imports. */
const staticImports = (file: string, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\b[^'"]*?["'](\.[^"']+\.js)["'];?$/gmu,
  ))
    staticImports(resolve(file, '..', path), found);
  return found;
};

const isTracing = (file: string): boolean =>
  readFileSync(file, 'utf8').includes('maxQueueSize reached');

/** Runs a shop with these variables, and ends it. */
const withShop = async (
  environment: Readonly<Record<string, string>>,
  whileOpen: (port: number, shop: ReturnType<typeof runShop>) => Promise<void>,
) => {
  const dataDir = newDataFolder(inject('template'));
  const port = await freePort();
  const shop = runShop({ ...environment, PORT: String(port), DATA_DIR: dataDir });
  try {
    await shop.opened;
    await whileOpen(port, shop);
  } finally {
    const { code } = await shop.stop();
    removeDataFolder(dataDir);
    expect(code).toBe(0);
  }
};

const page = '/leinwanddruck';

// They wait for the collector most of their time, so all of them wait at once.
describe.concurrent('without the variable', () => {
  test('OpenTelemetry’s SDK is in a file of its own that the server does not import at once', () => {
    const chunks = readdirSync(join(build, 'assets'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => join(build, 'assets', name));
    expect(chunks.filter(isTracing)).toHaveLength(1);
    expect([...staticImports(join(build, 'index.js'))].filter(isTracing)).toEqual([]);
  });

  test('a running shop loads nothing of it', async () => {
    const folder = newDataFolder();
    const loaded = join(folder, 'loaded');
    const hook = pathToFileURL(join(import.meta.dirname, 'note-loaded.mjs')).href;
    await withShop({ NODE_OPTIONS: `--import=${hook}`, LOADED_MODULES: loaded }, async (port) => {
      expect((await askAt(port, page)).status).toBe(200);
      expect((await askAt(port, '/media/auto/none')).status).toBe(400);
    });
    const modules = readFileSync(loaded, 'utf8').split('\n');
    expect(modules).toContain(pathToFileURL(join(build, 'index.js')).href);
    expect(modules.filter((url) => /opentelemetry/iu.test(url))).toEqual([]);
    removeDataFolder(folder);
  });
});

describe.concurrent('with a collector', () => {
  const caller = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
  const asked = {
    headers: {
      traceparent: `00-${caller.traceId}-${caller.spanId}-01`,
      cookie: '__Host-session=secret-session',
      'user-agent': 'Secret Browser',
    },
  };

  const isKept = ({ facts }: SentSpan): boolean => facts['passepartout.page_cache'] === 'hit';

  const one = ({ spans }: Collector, fits: (span: SentSpan) => boolean): SentSpan => {
    const [found, ...others] = spans.filter(fits);
    if (found === undefined || others.length > 0)
      throw new Error(`not one of ${spans.map(({ name }) => name).join(', ')}`);
    return found;
  };

  test('a page is a tree of spans below its caller’s, which names nobody', async () => {
    const collector = await startCollector();
    const environment = {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc',
      OTEL_SERVICE_NAME: 'shop-of-tests',
    };
    await withShop(environment, async (port) => {
      const address = `${page}?utm_source=secret-campaign`;
      const host = `localhost:${port}`;
      const headers = { ...asked.headers, host };
      expect((await askAt(port, address, { headers })).status).toBe(200);
      expect((await askAt(port, address, { headers: { host } })).status).toBe(200);
      await vi.waitFor(() => expect(collector.spans.filter(isKept)).toHaveLength(1), {
        timeout: 60_000,
      });
      // What has not been sent yet is sent at the end.
      expect((await askAt(port, '/nothing', { headers: { host } })).status).toBe(404);
    });
    expect(collector.requests[0]?.headers.authorization).toBe('Bearer abc');
    const request = one(collector, ({ parentSpanId }) => parentSpanId === caller.spanId);
    expect(request).toMatchObject({
      name: 'GET page',
      traceId: caller.traceId,
      kind: 2,
      resource: { 'service.name': 'shop-of-tests' },
      facts: { 'http.route': 'page', 'http.response.status_code': 200 },
    });
    expect(request.facts['passepartout.request_id']).toMatch(/^[\da-f-]{36}$/u);
    const below = (parent: SentSpan, name: string): readonly SentSpan[] =>
      collector.spans.filter((span) => span.parentSpanId === parent.spanId && span.name === name);
    const [load] = below(request, 'load page');
    expect(below(request, 'draw page')).toHaveLength(1);
    if (load === undefined) throw new Error('the page was not loaded');
    expect(below(load, 'GET content').length).toBeGreaterThan(0);
    const calls = below(load, 'GET shop-api');
    expect(calls.length).toBeGreaterThan(0);
    const queries = calls.flatMap((call) => below(call, 'select database'));
    expect(queries.length).toBeGreaterThan(0);
    for (const { traceId } of [...calls, ...queries]) expect(traceId).toBe(caller.traceId);
    for (const { facts } of queries) expect(facts['db.query.text']).toContain('$1');
    // The second request was answered by the cache, in a trace of its own.
    const kept = one(collector, isKept);
    one(collector, ({ kind, facts }) => kind === 2 && facts['http.response.status_code'] === 404);
    expect(kept.traceId).not.toBe(caller.traceId);
    expect(kept.facts['passepartout.request_id']).toBeUndefined();
    expect(collector.text()).not.toMatch(/secret|leinwanddruck|127\.0\.0\.1|localhost/iu);
    await collector.close();
  });

  // One that is away: tests/server/traces/opentelemetry.test.ts.
  test('that hangs, pages go on, the log says so, and the process ends', async () => {
    const collector = await startCollector('hangs');
    const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint };
    await withShop(environment, async (port, shop) => {
      expect((await askAt(port, page, asked)).status).toBe(200);
      await vi.waitFor(() => expect(shop.log()).toContain('traces-not-sent'), { timeout: 60_000 });
      expect((await askAt(port, '/', asked)).status).toBe(200);
    });
    expect(collector.requests.length).toBeGreaterThan(0);
    await collector.close();
  });
});
