import { parseCampaign } from '../../core/domain/campaign/campaign.ts';
import { E, pipe, TE } from '../../core/fp.ts';
import type { Campaigns, CampaignsError } from '../../core/ports/campaigns.ts';
import type { ApiSettings } from './address.ts';
import { callEndpoint, outageOf } from './call-endpoint.ts';
import { campaignEndpoints } from './endpoints/campaigns.ts';

const unavailable = outageOf('campaigns-unavailable');

/** Campaigns over HTTP (storefront §7, `campaign-data`). */
export const httpCampaigns = (api: ApiSettings): Campaigns => ({
  list: (scope) =>
    pipe(
      callEndpoint(api, campaignEndpoints.campaignData, { scope, query: {}, body: undefined }),
      TE.mapLeft((error): CampaignsError => unavailable(error)),
      TE.flatMapEither(({ payload }) =>
        pipe(
          E.traverseArray(parseCampaign)(payload.campaigns),
          E.mapLeft(({ kind }): CampaignsError => ({
            kind: 'campaigns-unavailable',
            reason: `payload.campaigns: ${kind}`,
          })),
        ),
      ),
    ),
});
