import { Hono, type Context } from 'hono';

import type { Fetch } from '../../adapters/shared/fetch.ts';
import type { Sleep } from '../../adapters/shared/sleep.ts';
import type { StoryChanges } from '../../adapters/storyblok/story-changes.ts';
import type { Within } from '../../adapters/shared/within.ts';
import type { Content } from '../../core/ports/content.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Log } from '../../core/ports/log.ts';
import type { Stories } from '../../core/ports/stories.ts';
import type { Configuration } from '../configuration.ts';
import { browserReports } from '../endpoints/browser-reports.ts';
import { clientOfContext, incomingOf } from '../http/client-address.ts';
import { cspReports } from '../endpoints/csp-reports.ts';
import { deskPath } from '../http/desk-paths.ts';
import { outboxPath } from '../http/edge.ts';
import { contentService, embeddedPreviewToken } from './content/content.ts';
import type { WriteStore } from './content/keeper.ts';
import { frontendContent } from './content/frontend.ts';
import { contentWebhook } from './content/webhook.ts';
import type { Story } from './content/story.ts';
import { mayChangeFlags } from './flags/access.ts';
import { devFlagsPage, devFlagsPath } from './flags/dev-page.ts';
import type { EmbeddedFlags } from './flags/embedded.ts';
import { errorBody, flagsService } from './flags/flags.ts';
import { flagsRelay } from './flags/relay.ts';
import { locationService } from './shop/location.ts';

type ServicesSettings = {
  readonly configuration: Configuration;
  /** Undefined where a vendor's content service is configured. */
  readonly sampleStories: readonly Story[] | undefined;
  /** Where the embedded content service keeps what is written. */
  readonly contentWrites: WriteStore | undefined;
  /** For other front ends. */
  readonly content: Within<Content>;
  readonly stories: Within<Stories>;
  /** Hears of every story that changes. */
  readonly storyChanges: StoryChanges;
  readonly media: Hono;
  /** Undefined where nobody takes payments. */
  readonly payments: Hono | undefined;
  readonly shop: Hono;
  readonly forms: Hono;
  readonly network: Fetch;
  readonly embeddedFlags: EmbeddedFlags | undefined;
  /** `/dev/outbox`, for whom the condition lets in; undefined where mails are not kept here. */
  readonly outbox: ((mayOpen: (context: Context) => boolean) => Hono) | undefined;
  /** Undefined without its token. */
  readonly desk: Hono | undefined;
  readonly log: Log;
  readonly clock: Clock;
  readonly sleep: Sleep;
};

const relayedFlags = ({ configuration, network, log }: ServicesSettings): Hono =>
  flagsRelay({
    key: configuration.splitKey ?? '',
    proxy: configuration.splitUrl,
    fetch: network,
    log: (address, failure) => log.report('flag-relay-failed', { address, reason: failure.kind }),
  });

const ownFlags = (
  { store, stream }: EmbeddedFlags,
  { configuration, log }: ServicesSettings,
): Hono =>
  flagsService({
    definitions: store.definitions,
    // Where nobody can change a flag, there is nothing to tell.
    stream: configuration.embeddedServices === 'public' ? stream : undefined,
    clientOf: (context) => clientOfContext(context, configuration.limits.trustedProxies),
    log: (entry) => {
      if (entry.kind === 'report-refused')
        log.report('flag-report-refused', { report: entry.report, reason: entry.reason });
    },
  });

const content = (
  stories: readonly Story[],
  { configuration, contentWrites, storyChanges, log }: ServicesSettings,
): Hono =>
  contentService({
    stories,
    previewToken: embeddedPreviewToken,
    writeToken: configuration.contentWriteToken,
    store: contentWrites,
    changes: storyChanges,
    log: (entry) => {
      // A missing story is the asking page's to report.
      if (entry.kind === 'token-refused') log.report('content-token-refused');
      if (entry.kind === 'writes-unread')
        log.report('database-unavailable', { reason: entry.reason });
    },
  });

/** Characters. */
const longestPathInLog = 200;

/** Mounts every embedded service at its address. */
export const mountServices = (settings: ServicesSettings): Hono => {
  const { configuration, media, shop, embeddedFlags, outbox, log } = settings;
  const mayOpen = (context: Context): boolean => {
    const request = incomingOf(context);
    return request !== undefined && mayChangeFlags(request, configuration.flagsToken);
  };
  const app = new Hono();
  // Without it Hono writes stacks to standard error.
  app.onError((error, context) => {
    const path = context.req.path.slice(0, longestPathInLog);
    log.report('request-failed', { path, reason: error.message });
    return context.json(errorBody('The service failed.'), 500);
  });
  app.route('/media', media);
  if (settings.sampleStories !== undefined) {
    const contentApi = content(settings.sampleStories, settings);
    // Reading is the vendor's second version, writing its first.
    app.route('/services/content/v2', contentApi);
    app.route('/services/content/v1', contentApi);
  }
  if (embeddedFlags === undefined) app.route('/services/flags', relayedFlags(settings));
  else {
    app.route('/services/flags', ownFlags(embeddedFlags, settings));
    if (settings.configuration.embeddedServices === 'public')
      app.route(
        devFlagsPath,
        devFlagsPage({
          store: embeddedFlags.store,
          sites: configuration.sites,
          mayChange: mayOpen,
        }),
      );
  }
  if (settings.desk !== undefined) app.route(deskPath, settings.desk);
  if (outbox !== undefined) app.route(outboxPath, outbox(mayOpen));
  app.route('/', cspReports(log));
  app.route('/', browserReports({ log, clock: { now: Date.now }, sites: configuration.sites }));
  app.route('/', locationService(configuration.locationHeaders));
  app.route('/', settings.forms);
  app.route(
    '/',
    contentWebhook({
      secret: configuration.storyblokWebhookSecret,
      changes: settings.storyChanges,
      refused: () => log.report('content-token-refused', { part: 'webhook' }),
      clock: settings.clock,
      sleep: settings.sleep,
    }),
  );
  app.route(
    '/',
    frontendContent({
      sites: configuration.sites,
      content: settings.content,
      stories: settings.stories,
    }),
  );
  if (settings.payments !== undefined) app.route('/', settings.payments);
  app.route('/', shop);
  return app;
};
