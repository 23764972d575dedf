/** In the text format of Prometheus (docs/decisions/0038-metrics.md). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { mayReadMetrics } from './access.ts';
import type { Figure, Meter } from './meter.ts';
import { routeClassOf } from './route-class.ts';

export type Metrics = Meter & {
  /** Counts a cached page, or a kept answer of the price API: all that is done for each of them. */
  readonly countKept: (route: KeptRoute) => void;
  /** Counts a request and its time when its answer has ended. */
  readonly watch: (request: IncomingMessage, response: ServerResponse) => void;
  /** `/metrics` for those who may read it; false for all other requests. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/** Routes that answer from memory. */
type KeptRoute = 'answer-kept' | 'page-cached';

const metricsPath = '/metrics';

/** Seconds; a cached page takes less than the first, a hanging service the last. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2.5, 5, 10];

const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/';

/** `token` opens the figures to other machines. */
export const createMetrics = (token: string | undefined): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const kept = { 'answer-kept': 0, 'page-cached': 0 } satisfies Record<KeptRoute, number>;

  const settingsOf = ({ name, help, label }: Figure) => ({
    name: `passepartout_${name}`,
    help,
    labelNames: label === undefined ? [] : [label],
    registers: [registry],
  });

  const requests = new Counter({
    ...settingsOf({ name: 'requests_total', help: 'Requests that were answered.' }),
    labelNames: ['route', 'status'],
    collect() {
      for (const [route, count] of Object.entries(kept)) this.inc({ route, status: '200' }, count);
      Object.assign(kept, { 'answer-kept': 0, 'page-cached': 0 });
    },
  });
  const times = new Histogram({
    ...settingsOf({
      name: 'request_seconds',
      help: 'Time from a request to the end of its answer, without what was kept.',
    }),
    labelNames: ['route'],
    buckets,
  });

  const send = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await registry.metrics();
    response.writeHead(200, {
      'content-type': registry.contentType,
      'cache-control': 'no-store',
    });
    response.end(request.method === 'HEAD' ? undefined : text);
  };

  return {
    gauge: (figure, read) => {
      const { label } = figure;
      // It registers itself.
      new Gauge({
        ...settingsOf(figure),
        collect() {
          const reading = read();
          this.reset();
          if (typeof reading === 'number') this.set(reading);
          else if (label !== undefined)
            for (const [name, value] of Object.entries(reading)) this.set({ [label]: name }, value);
        },
      });
    },
    counter: (figure, read) => {
      const { label } = figure;
      new Counter({
        ...settingsOf(figure),
        collect() {
          const reading = read();
          this.reset();
          if (typeof reading === 'number') this.inc(reading);
          else if (label !== undefined)
            for (const [name, value] of Object.entries(reading)) this.inc({ [label]: name }, value);
        },
      });
    },
    seconds: (figure) => {
      const { label } = figure;
      const histogram = new Histogram({ ...settingsOf(figure), buckets });
      return (seconds, labelValue) => {
        if (label === undefined || labelValue === undefined) histogram.observe(seconds);
        else histogram.observe({ [label]: labelValue }, seconds);
      };
    },
    countKept: (route) => {
      kept[route] += 1;
    },
    watch: (request, response) => {
      const begin = performance.now();
      response.once('close', () => {
        const route = routeClassOf(pathOf(request));
        // A client that left before the answer began is counted as itself.
        const status = response.headersSent ? String(response.statusCode) : 'left';
        requests.inc({ route, status });
        times.observe({ route }, (performance.now() - begin) / 1000);
      });
    },
    answer: (request, response) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (pathOf(request) !== metricsPath || !isRead || !mayReadMetrics(request, token))
        return false;
      send(request, response).catch(() => response.destroy());
      return true;
    },
  };
};
