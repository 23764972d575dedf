import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';

import { openDatabase, type Database } from '../adapters/postgres/database.ts';
import { seedDatabase } from '../adapters/postgres/seed/seed.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { Configuration } from './configuration.ts';
import { createContainer, patientFetch, tokens } from './container.ts';
import { createStaticFiles } from './http/static-files.ts';
import { documentPolicy, developmentPolicy } from './http/security-headers.ts';
import { allLater } from '../ui/web/navigation/later.tsx';
import { readBuiltFiles, type BuiltFiles } from './pages/built-files.ts';
import { scriptHash, startScript } from './pages/document.ts';
import { createPageCache } from './pages/page-cache.ts';
import { createRenderer } from './pages/render.tsx';
import { createStorefront } from './pages/storefront.ts';
import { mountServices } from './services/mount.ts';

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

/** Opens the embedded shop's database and fills an empty one with the sample shop. */
const openShop = async (configuration: Configuration, clock: Clock): Promise<Database> => {
  const database = await openDatabase(configuration);
  await seedDatabase(database, clock);
  return database;
};

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
  // The adapters reach the services in process; both are known only after each other.
  let answerEmbedded: (request: Request) => Response | Promise<Response> = () =>
    new Response(null, { status: 503 });
  const container = createContainer(configuration, async (input, init) =>
    answerEmbedded(new Request(input, init)),
  );
  const log = container.get(tokens.log);
  const clock = container.get(tokens.clock);
  const database =
    configuration.shopApiUrl === undefined ? await openShop(configuration, clock) : undefined;
  const { app: services, media } = mountServices({
    configuration,
    database,
    shopFetch: patientFetch,
    clock,
    log,
  });
  answerEmbedded = services.fetch;

  const storefront = createStorefront({
    sites: configuration.sites,
    ports: {
      content: container.get(tokens.content),
      prices: container.get(tokens.prices),
      shipping: container.get(tokens.shipping),
      log,
      clock,
    },
    cache: createPageCache(pageCacheBytes, clock),
    render: createRenderer(built),
    policy: isDevelopment
      ? developmentPolicy
      : documentPolicy(scriptHash(startScript(built.files.entry))),
    isDevelopment,
  });
  // A page is rendered in one go: what browsers load later is there before the first request.
  await allLater();
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
    close: async () => {
      await media.close();
      await database?.close();
    },
  };
};
