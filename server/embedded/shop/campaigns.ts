/** Campaigns that editors have written into the chrome of a site (docs/content.md). */
import { campaignEndpoints } from '../../../adapters/http/endpoints/campaigns.ts';
import { campaignStateAt } from '../../../core/domain/campaign/campaign.ts';
import { E } from '../../../core/fp.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { route, type Route } from '../../endpoints/route.ts';
import type { PageSources } from './localized-urls.ts';

type CampaignSources = Pick<PageSources, 'content'> & { readonly clock: Clock };

/** The route of campaigns. */
export const campaignRoutes = ({
  content,
  clock,
}: CampaignSources): Readonly<Record<keyof typeof campaignEndpoints, Route>> => ({
  campaignData: route(campaignEndpoints.campaignData, async ({ scope, signal }) => {
    const chrome = await content(signal).chrome(scope)();
    // A content space without chrome announces nothing.
    if (E.isLeft(chrome) && chrome.left.kind !== 'page-not-found')
      return E.left(refusal(503, 'service-unavailable'));
    const written = E.isRight(chrome) ? chrome.right.campaigns : [];
    const now = clock.now();
    const campaigns = written
      .filter((campaign) => campaignStateAt(campaign, now) !== 'over')
      .map(({ id, title, badge, url, voucherCode, startsAt, endsAt }) => ({
        id,
        title,
        ...(badge !== undefined && { badge }),
        ...(url !== undefined && { url }),
        ...(voucherCode !== undefined && { voucherCode }),
        startsAt: new Date(startsAt).toISOString(),
        endsAt: new Date(endsAt).toISOString(),
      }));
    return E.right({ payload: { campaigns } });
  }),
});
