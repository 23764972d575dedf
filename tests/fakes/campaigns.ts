import type { Campaign } from '../../core/domain/campaign/campaign.ts';
import { TE } from '../../core/fp.ts';
import type { Campaigns } from '../../core/ports/campaigns.ts';

/** The port over some campaigns, the same ones everywhere. */
export const memoryCampaigns = (campaigns: readonly Campaign[]): Campaigns => ({
  list: () => TE.right(campaigns),
});

/** The port while the service does not answer. */
export const failingCampaigns = (): Campaigns => ({
  list: () => TE.left({ kind: 'campaigns-unavailable', reason: 'no answer' }),
});
