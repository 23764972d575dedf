import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler, type ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';

import type { Configuration } from './configuration.ts';
import { createContainer, tokens } from './container.ts';
import { createStaticFiles } from './http/static-files.ts';
import { createPageCache } from './pages/page-cache.ts';
import { createStorefront } from './pages/storefront.ts';

/** A running shop: answers requests of a plain Node server until it is closed. */
export type Application = {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly close: () => Promise<void>;
};

const cachedPages = 500;

/** Paths that Hono answers: the services and the reports; everything else is a page. */
const servicePaths = /^\/(?:media|web-api|price-api|services|reports)(?:\/|\?|$)/u;

/** The pages as they were built; what the build leaves undefined is left out. */
const serverBuild = (): ServerBuild => {
  const { basename, unstable_getCriticalCss: criticalCss, allowedActionOrigins, ...parts } = build;
  return {
    ...parts,
    ...(basename === undefined ? {} : { basename }),
    ...(criticalCss === undefined ? {} : { unstable_getCriticalCss: criticalCss }),
    ...(allowedActionOrigins === undefined ? {} : { allowedActionOrigins }),
  };
};

/** Composes the shop: services, adapters, pages. `isDevelopment` leaves files to Vite. */
export const createApplication = async (
  configuration: Configuration,
  { isDevelopment }: { readonly isDevelopment: boolean },
): Promise<Application> => {
  const container = createContainer(configuration);
  const log = container.get(tokens.log);
  const clock = container.get(tokens.clock);
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
    cache: createPageCache(cachedPages, clock),
    isDevelopment,
    render: createRequestHandler(serverBuild(), isDevelopment ? 'development' : 'production'),
    nonceGap: isDevelopment ? undefined : `nonce-${randomBytes(18).toString('base64url')}`,
  });
  const files = createStaticFiles(join(import.meta.dirname, '../client'));
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
