/** What surrounds the pages of a site, for those that other applications write. */
import { randomUUID } from 'node:crypto';

import type { Admission } from '../../adapters/shared/admission.ts';
import type { Sleep } from '../../adapters/shared/sleep.ts';
import type { HybridLayout } from '../../core/domain/content/hybrid.ts';
import { marketOf } from '../../core/domain/locale/markets.ts';
import { pathFor } from '../../core/domain/routing/pages.ts';
import { findSite, type SiteConfiguration } from '../../core/domain/routing/sites.ts';
import type { ShopScope } from '../../core/ports/scope.ts';
import type { StorefrontPorts } from '../../ui/web/requests/storefront-request.ts';
import { readAskedAddress } from '../http/asked-address.ts';
import { currentRequestId } from '../http/request-id.ts';
import { withinBudget } from './page-budget.ts';
import type { RenderLayout } from './render.tsx';
import { addressOfRouted, routeAsked } from './routed-request.ts';

export type LayoutDrawn =
  | { readonly kind: 'drawn'; readonly layout: HybridLayout }
  /** `no-room`: too many pages are drawn. */
  | { readonly kind: 'no-room' | 'no-site' };

export type DrawLayout = (scope: ShopScope) => Promise<LayoutDrawn>;

type LayoutSettings = {
  readonly sites: SiteConfiguration;
  readonly ports: (signal: AbortSignal) => StorefrontPorts;
  readonly admission: Admission;
  readonly sleep: Sleep;
  /** For all that it asks of others. */
  readonly pageMilliseconds: number;
  readonly render: RenderLayout;
};

/** One client: what is drawn for them is kept. */
const frontEnds = 'front ends';

/** Draws as on the start page, within the time of a page. */
export const createLayoutDrawer =
  ({ sites, ports, admission, sleep, pageMilliseconds, render }: LayoutSettings): DrawLayout =>
  async ({ channel, locale }) => {
    const site = findSite(sites, channel, marketOf(locale));
    if (site === undefined) return { kind: 'no-site' };
    const url = pathFor(sites, channel, { locale, platform: 'web', route: { kind: 'start' } });
    const request = { url, headers: { host: site.host } };
    const routed = routeAsked(
      { sites, previews: undefined },
      request,
      readAskedAddress(sites, request),
    );
    const { decision } = routed;
    if (decision.kind !== 'page') return { kind: 'no-site' };
    const { signal: stays } = new AbortController();
    const admitted = await admission.run(frontEnds, stays, () =>
      withinBudget({ milliseconds: pageMilliseconds, sleep }, stays, (signal) =>
        render({
          decision,
          url: addressOfRouted(sites, routed, decision),
          requestId: currentRequestId() ?? randomUUID(),
          sites,
          treatments: undefined,
          preview: undefined,
          cookies: undefined,
          ports: ports(signal),
        }),
      ),
    );
    return admitted.kind === 'done'
      ? { kind: 'drawn', layout: admitted.value }
      : { kind: 'no-room' };
  };
