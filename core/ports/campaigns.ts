import type { Campaign } from '../domain/campaign/campaign.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { ShopScope } from './scope.ts';

/** The shop did not say what it announces. */
export type CampaignsError = Outage<'campaigns-unavailable'>;

/** Storefront §7: `campaign-data`. */
export type Campaigns = {
  /** Campaigns that are not over, running or not. */
  readonly list: (scope: ShopScope) => TE.TaskEither<CampaignsError, readonly Campaign[]>;
};

export type HasCampaigns = { readonly campaigns: Campaigns };
