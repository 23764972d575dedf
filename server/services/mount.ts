import { Hono } from 'hono';

import type { Fetch } from '../../adapters/http/fetch.ts';
import type { Database } from '../../adapters/postgres/database.ts';
import { checkFlagDefinitions } from '../../core/domain/flags/check-definitions.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Log } from '../../core/ports/log.ts';
import { E } from '../../core/fp.ts';
import type { Configuration } from '../configuration.ts';
import { cspReports } from '../http/csp-reports.ts';
import { contentService } from './content/content.ts';
import { stories } from './content/stories/stories.ts';
import { flagDefinitions } from './flags/definitions.ts';
import { flagsService } from './flags/flags.ts';
import { flagsRelay } from './flags/relay.ts';
import { mediaService, type MediaService } from './media.ts';
import { shopRelay } from './shop/relay.ts';
import { shopService } from './shop/shop.ts';

/** What the services are made with. */
export type ServicesSettings = {
  readonly configuration: Configuration;
  /** The embedded shop's database; none where the shop API is elsewhere. */
  readonly database: Database | undefined;
  /** Reaches a shop API elsewhere. */
  readonly shopFetch: Fetch;
  readonly clock: Clock;
  readonly log: Log;
};

/** All services of the process behind one application, and the pictures' own handle. */
export type Services = { readonly app: Hono; readonly media: MediaService };

const flags = ({ configuration, log }: ServicesSettings): Hono => {
  const { splitKey, flagPercentages } = configuration;
  if (splitKey !== undefined) {
    return flagsRelay({
      key: splitKey,
      fetch: (request) => fetch(request),
      log: (address, failure) => log.report('flag-relay-failed', { address, reason: failure.kind }),
    });
  }
  const definitions = checkFlagDefinitions(flagDefinitions(flagPercentages));
  // The table is ours: a definition that the client would choke on must not reach any page.
  if (E.isLeft(definitions)) throw new Error(`flags: ${JSON.stringify(definitions.left)}`);
  return flagsService({
    definitions: definitions.right,
    log: (entry) => {
      if (entry.kind === 'report-refused')
        log.report('flag-report-refused', { report: entry.report, reason: entry.reason });
    },
  });
};

const content = ({ log }: ServicesSettings): Hono =>
  contentService({
    stories,
    log: (entry) => {
      // A story that is not there is the asking page's to report.
      if (entry.kind === 'token-refused') log.report('content-token-refused');
    },
  });

const shop = ({ configuration, database, shopFetch, clock, log }: ServicesSettings): Hono =>
  database === undefined
    ? shopRelay({ baseUrl: configuration.shopApiUrl ?? '', fetch: shopFetch, log })
    : shopService({ database, clock, log });

/** Mounts every embedded service at its address. */
export const mountServices = (settings: ServicesSettings): Services => {
  const { configuration, log } = settings;
  const media = mediaService({ dataDir: configuration.dataDir, log });
  const app = new Hono();
  app.route('/media', media.app);
  app.route('/services/content/v2', content(settings));
  app.route('/services/flags', flags(settings));
  app.route('/reports', cspReports(log));
  app.route('/', shop(settings));
  return { app, media };
};
