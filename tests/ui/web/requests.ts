/** Requests as the storefront hands them to its loaders, over the fakes of all ports. */
import type { Channel, Platform } from '../../../core/domain/locale/channel.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { pathFor } from '../../../core/domain/routing/pages.ts';
import type { PageDecision } from '../../../core/domain/routing/route-decision.ts';
import { routeRequest } from '../../../core/domain/routing/route-request.ts';
import type { SiteConfiguration } from '../../../core/domain/routing/sites.ts';
import type { StorefrontRequest } from '../../../ui/web/requests/storefront-request.ts';
import { embedded, siteFor } from '../../arbitraries/routing.ts';
import { manualClock } from '../../fakes/clock.ts';
import { recordingLog } from '../../fakes/log.ts';
import { memoryPorts } from '../../fakes/storefront-ports.ts';

/** The start page of a locale, as it was routed. */
export const startDecision = (
  sites: SiteConfiguration,
  channel: Channel,
  locale: Locale,
  platform: Platform = 'web',
): PageDecision => {
  const { host } = siteFor(sites, channel, locale);
  const rawPath = pathFor(sites, channel, { locale, platform, route: { kind: 'start' } });
  const decision = routeRequest(sites, { method: 'GET', host, rawPath, search: '' });
  if (decision.kind !== 'page') throw new Error(`${host}${rawPath} is ${decision.kind}`);
  return decision;
};

/** A request for a page, with the log that its ports report to. */
export const requestFor = (
  decision: StorefrontRequest['decision'],
  sites: SiteConfiguration = embedded,
  ports: Partial<StorefrontRequest['ports']> = {},
  address = 'http://localhost:3000/',
) => {
  const log = recordingLog();
  const clock = manualClock(Date.parse('2026-11-20T10:00:00Z'));
  const request: StorefrontRequest = {
    decision,
    sites,
    ports: {
      ...memoryPorts(log, clock),
      ...ports,
    },
    url: new URL(address),
    requestId: 'a-request',
  };
  return { request, log, clock };
};

/** What every configurator of a page has, with a motif of a seed. */
export const configuratorParts = (seed: number) =>
  ({
    kind: 'wall-picture',
    id: 'c',
    headline: 'Format',
    startLabel: 'Jetzt gestalten',
    labels: [],
    motif: { source: `leadimage/moon-${seed}/motif.jpg`, alternative: 'Mond' },
  }) as const;
