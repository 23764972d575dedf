import { Hono } from 'hono';

import type { Fetch } from '../../adapters/http/fetch.ts';
import { checkFlagDefinitions } from '../../core/domain/flags/check-definitions.ts';
import type { Log } from '../../core/ports/log.ts';
import { E } from '../../core/fp.ts';
import type { Configuration } from '../configuration.ts';
import { cspReports } from '../http/csp-reports.ts';
import { contentService } from './content/content.ts';
import { stories } from './content/stories/stories.ts';
import { flagDefinitions } from './flags/definitions.ts';
import { errorBody, flagsService } from './flags/flags.ts';
import { flagsRelay } from './flags/relay.ts';
import { locationService } from './shop/location.ts';

/** What the services are made with. */
type ServicesSettings = {
  readonly configuration: Configuration;
  /** The pictures, to be mounted at `/media`. */
  readonly media: Hono;
  /** The shop's APIs, embedded or relayed. */
  readonly shop: Hono;
  /** Reaches the flags vendor. */
  readonly network: Fetch;
  readonly log: Log;
};

const flags = ({ configuration, network, log }: ServicesSettings): Hono => {
  const { splitKey, splitUrl, flagPercentages } = configuration;
  if (splitKey !== undefined) {
    return flagsRelay({
      key: splitKey,
      proxy: splitUrl,
      fetch: network,
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

/** The most characters of a path that are logged. */
const longestPathInLog = 200;

/** Mounts every embedded service at its address. */
export const mountServices = (settings: ServicesSettings): Hono => {
  const { configuration, media, shop, log } = settings;
  const app = new Hono();
  // Without it Hono writes the stack of whatever was thrown to standard error.
  app.onError((error, context) => {
    const path = context.req.path.slice(0, longestPathInLog);
    log.report('request-failed', { path, reason: error.message });
    return context.json(errorBody('The service failed.'), 500);
  });
  app.route('/media', media);
  app.route('/services/content/v2', content(settings));
  app.route('/services/flags', flags(settings));
  app.route('/', cspReports(log));
  app.route('/', locationService(configuration.locationHeaders));
  app.route('/', shop);
  return app;
};
