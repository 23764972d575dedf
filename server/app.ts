import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';

import type { Configuration } from './configuration.ts';
import { createContainer, tokens } from './container.ts';
import { createStaticFiles } from './http/static-files.ts';
import { documentPolicy, developmentPolicy } from './http/security-headers.ts';
import { allLazyComponents } from '../ui/web/navigation/lazy-component.tsx';
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
  const services = await container.getAsync(tokens.services);

  const content = container.get(tokens.content);
  const prices = container.get(tokens.prices);
  const shipping = container.get(tokens.shipping);
  const designerBases = container.get(tokens.designerBases);

  const storefront = createStorefront({
    sites: configuration.sites,
    ports: (signal) => ({
      content: content(signal),
      prices: prices(signal),
      shipping: shipping(signal),
      designerBases,
      log,
      clock,
    }),
    log,
    sleep: container.get(tokens.sleep),
    cache: createPageCache(pageCacheBytes, clock),
    render: createRenderer(built),
    policy: isDevelopment
      ? developmentPolicy
      : documentPolicy(scriptHash(startScript(built.files.entry))),
    isDevelopment,
  });
  // A page is rendered in one go: what browsers load later is there before the first request.
  await allLazyComponents();
  const files = createStaticFiles(clientFolder);
  const answerService = getRequestListener(services.fetch, { overrideGlobalObjects: false });

  return {
    handle: (request, response) => {
      if (storefront.answerFromCache(request, response)) return;
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
