import type { Campaign } from '../domain/campaign/campaign.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { ShopScope } from './scope.ts';

/** Why it is not known what the shop announces. */
export type CampaignsError = Outage<'campaigns-unavailable'>;

/** The shop's campaigns (storefront §7: `campaign-data`). */
export type Campaigns = {
  /** All campaigns of a channel and locale that are not over, running or not. */
  readonly list: (scope: ShopScope) => TE.TaskEither<CampaignsError, readonly Campaign[]>;
};

/** An environment that has campaigns. */
export type HasCampaigns = { readonly campaigns: Campaigns };
