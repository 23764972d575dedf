import { t } from '../../../core/fp.ts';
import { WireInstant } from './wire.ts';

const WireCampaign = t.intersection(
  [
    t.type({ id: t.string, title: t.string, startsAt: WireInstant, endsAt: WireInstant }),
    t.partial({ badge: t.string, url: t.string, voucherCode: t.string }),
  ],
  'WireCampaign',
);

/** Storefront §7, `campaign-data`. */
export const CampaignsAnswer = t.type(
  { payload: t.type({ campaigns: t.readonlyArray(WireCampaign) }) },
  'CampaignsAnswer',
);
