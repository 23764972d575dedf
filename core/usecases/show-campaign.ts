import { runningCampaign, type Campaign } from '../domain/campaign/campaign.ts';
import { E, type RTE } from '../fp.ts';
import type { HasCampaigns } from '../ports/campaigns.ts';
import type { HasClock } from '../ports/clock.ts';
import type { HasLog } from '../ports/log.ts';
import type { ShopScope } from '../ports/scope.ts';
import { reportOutage } from './report.ts';

/** The campaign that runs now, if any. A page stands without it: an outage is logged. */
export const showCampaign =
  (
    scope: ShopScope,
  ): RTE.ReaderTaskEither<HasCampaigns & HasClock & HasLog, never, Campaign | undefined> =>
  ({ campaigns, clock, log }) =>
  async () => {
    const answer = await campaigns.list(scope)();
    if (E.isRight(answer)) return E.right(runningCampaign(answer.right, clock.now()));
    reportOutage(log, 'campaigns', answer.left);
    return E.right(undefined);
  };
