import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import type { Configuration } from './configuration.ts';
import { createContainer, tokens } from './container.ts';
import { serviceListener } from './http/service-listener.ts';
import { createStaticFiles } from './http/static-files.ts';
import { commonHeaders, documentPolicy, developmentPolicy } from './http/security-headers.ts';
import { allLazyComponents } from '../ui/web/navigation/lazy-component.tsx';
import { createPageMeasures } from './metrics/page-measures.ts';
import { readBuiltFiles, type BuiltFiles } from './pages/built-files.ts';
import { scriptHash, startScript } from './pages/document.ts';
import { createPageCache } from './pages/page-cache.ts';
import { createRenderer } from './pages/render.tsx';
import { createStorefront } from './pages/storefront.ts';

/** A running shop: answers requests of a plain Node server until it is closed. */
export type Application = {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly close: () => Promise<void>;
};

/** The largest sum of cached pages in bytes, compressed copies included. */
const pageCacheBytes = 64_000_000;

/** For answers of services, too, which have headers of their own. */
const headersOfAll = new Map(Object.entries(commonHeaders));

const clientFolder = join(import.meta.dirname, '../client');

/** Paths that Hono answers: the services and the reports; everything else is a page. */
const servicePaths = /^\/(?:media|web-api|price-api|services|reports)(?:\/|\?|$)/u;

/**
 * Composes the shop: services, adapters, pages. `development` stands for the files of a build where
 * Vite answers for files itself.
 */
export const createApplication = async (
  configuration: Configuration,
  { development }: { readonly development: BuiltFiles | undefined },
): Promise<Application> => {
  const isDevelopment = development !== undefined;
  const built = development ?? readBuiltFiles(clientFolder);
  const container = createContainer(configuration);
  const log = container.get(tokens.log);
  const clock = container.get(tokens.clock);
  const metrics = container.get(tokens.metrics);
  const measures = createPageMeasures(metrics);
  const services = await container.getAsync(tokens.services);

  const storefront = createStorefront({
    sites: configuration.sites,
    ports: {
      content: container.get(tokens.content),
      prices: container.get(tokens.prices),
      shipping: container.get(tokens.shipping),
      designerBases: container.get(tokens.designerBases),
      log,
      clock,
    },
    cache: measures.ofCache(createPageCache(pageCacheBytes, clock)),
    render: measures.ofRendering(createRenderer(built)),
    policy: isDevelopment
      ? developmentPolicy
      : documentPolicy(scriptHash(startScript(built.files.entry))),
    isDevelopment,
  });
  // A page is rendered in one go: what browsers load later is there before the first request.
  await allLazyComponents();
  const files = createStaticFiles(clientFolder);
  const answerService = serviceListener(services);

  return {
    handle: (request, response) => {
      if (storefront.answerFromCache(request, response)) return metrics.countCached();
      metrics.watch(request, response);
      if (metrics.answer(request, response)) return;
      response.setHeaders(headersOfAll);
      const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
      if (!isDevelopment && files(request, response, path)) return;
      const answered = servicePaths.test(path)
        ? Promise.resolve(answerService(request, response))
        : storefront.answer(request, response);
      answered.catch((error: unknown) => {
        log.report('request-failed', { path: path.slice(0, 200), reason: String(error) });
        if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
        response.end('Internal Server Error');
      });
    },
    close: () => container.unbindAllAsync(),
  };
};
