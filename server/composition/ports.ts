import type { Container } from 'inversify';
import { httpContactDesk } from '../../adapters/http/contact.ts';
import { httpNewsletter } from '../../adapters/http/newsletter.ts';
import { guardedFetch } from '../../adapters/http/resilient-fetch.ts';
import type { Fetch } from '../../adapters/shared/fetch.ts';
import { createServerFlags } from '../../adapters/split/server.ts';
import { storyblokSitePages } from '../../adapters/storyblok/site-pages.ts';
import type { StoryblokSettings } from '../../adapters/storyblok/story-reader.ts';
import { storyblokStories } from '../../adapters/storyblok/stories.ts';
import { storyblokTransform } from '../../adapters/storyblok/transform.ts';
import { codeOfFlagProblem, factsOfFlagProblem } from '../../core/domain/flags/problem-codes.ts';
import type { Configuration } from '../configuration.ts';
import { embeddedPreviewToken } from '../embedded/content/content.ts';
import { contentFetch } from '../embedded/content/in-process.ts';
import { inProcessAgent, withoutReports } from '../embedded/flags/in-process.ts';
import { tracedFetch } from '../traces/traced-fetch.ts';
import { pagePortSources } from './page-ports.ts';
import { embeddedOrigin, watched } from './service-calls.ts';
import { tokens } from './tokens.ts';

/** Before the content service is asked again, and while it is away. */
const contentCache = { cacheSeconds: 60, staleSeconds: 3600 } as const;

/** Of a story with all that it refers to; the client's own time for it. */
const storyLimits = { bytes: 2_000_000, milliseconds: 5_000 } as const;

/** The client's limit protects the vendor; the embedded service needs none. */
const embeddedRequestsPerSecond = 1000;

/** Seconds that a page waits for the flag client. */
const flagsReadySeconds = 1;

/** Seconds until pages that the server evaluates know of a change at `/dev/flags`. */
const changeableRefreshSeconds = 2;

const contentSettings = (
  { storyblokToken, storyblokUrl, storyblokVersion, storyblokPreviewToken }: Configuration,
  { embedded, network }: { readonly embedded: Fetch; readonly network: Fetch },
  shared: Pick<StoryblokSettings, 'changes' | 'clock' | 'log' | 'sleep'>,
): StoryblokSettings =>
  storyblokToken === undefined
    ? {
        ...shared,
        accessToken: embeddedPreviewToken,
        endpoint: `${embeddedOrigin}/services/content/v2`,
        fetch: contentFetch(embedded),
        ...contentCache,
        requestsPerSecond: embeddedRequestsPerSecond,
      }
    : {
        ...shared,
        accessToken: storyblokToken,
        previewToken: storyblokPreviewToken,
        endpoint: storyblokUrl,
        version: storyblokVersion,
        fetch: contentFetch((request) => network(request, storyLimits)),
        ...contentCache,
        ...(storyblokVersion === 'draft' && { cacheSeconds: 0 }),
      };

/** Binds the ports of pages, of forms and of what machines read. */
export const bindPorts = (container: Container): void => {
  container.bind(tokens.contentAccess).toResolvedValue(
    (settings, embedded, network, clock, sleep, log, breakers, traces, changes) => {
      const inProcess = tracedFetch(traces, { service: 'content', isOwn: false })(embedded);
      const guarded = guardedFetch(network, watched(traces, breakers.content, false), sleep);
      return contentSettings(
        settings,
        { embedded: inProcess, network: guarded },
        { clock, sleep, log, changes },
      );
    },
    [
      tokens.configuration,
      tokens.embeddedFetch,
      tokens.network,
      tokens.clock,
      tokens.sleep,
      tokens.log,
      tokens.breakers,
      tokens.traces,
      tokens.storyChanges,
    ],
  );
  container.bind(tokens.stories).toResolvedValue(storyblokStories, [tokens.contentAccess]);
  container.bind(tokens.storyTransform).toResolvedValue(storyblokTransform, [tokens.contentAccess]);
  container.bind(tokens.sitePages).toResolvedValue(storyblokSitePages, [tokens.contentAccess]);
  container.bind(tokens.pagePorts).toDynamicValue(() => pagePortSources(container));
  container
    .bind(tokens.contactDesk)
    .toResolvedValue((api) => httpContactDesk(api), [tokens.shopApi]);
  container.bind(tokens.newsletter).toResolvedValue((api) => httpNewsletter(api), [tokens.shopApi]);
  container
    .bind(tokens.flags)
    .toResolvedValue(
      ({ splitKey, embeddedServices }, embedded, log) =>
        createServerFlags({
          authorizationKey: splitKey ?? 'embedded',
          base: `${embeddedOrigin}/services/flags`,
          agent: inProcessAgent(withoutReports(embedded)),
          readyTimeout: flagsReadySeconds,
          ...(splitKey === undefined &&
            embeddedServices === 'public' && { refreshSeconds: changeableRefreshSeconds }),
          report: (problem) => log.report(codeOfFlagProblem(problem), factsOfFlagProblem(problem)),
        }),
      [tokens.configuration, tokens.embeddedFetch, tokens.log],
    )
    .onDeactivation((flags) => flags.destroy());
};
