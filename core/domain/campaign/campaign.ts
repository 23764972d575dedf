/** What the shop announces for a time (storefront §7, `campaign-data`). */
import { E } from '../../fp.ts';
import { readInstant } from '../time/instant.ts';

/** From `startsAt` up to and without `endsAt`. */
export type Campaign = {
  readonly id: string;
  readonly title: string;
  /** Such as `TOP DEAL` (supporting §9). */
  readonly badge?: string | undefined;
  /** As an editor wrote it; it is classified where it is shown. */
  readonly url?: string | undefined;
  /** Advertised voucher. */
  readonly voucherCode?: string | undefined;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  readonly endsAt: number;
};

/** Texts; instants as `2026-12-18T13:00:00Z`. */
export type CampaignInput = {
  readonly id: string;
  readonly title: string;
  readonly badge?: string | undefined;
  readonly url?: string | undefined;
  readonly voucherCode?: string | undefined;
  readonly startsAt: string;
  readonly endsAt: string;
};

export type CampaignError =
  | { readonly kind: 'campaign-field-empty'; readonly field: 'id' | 'title' }
  | {
      readonly kind: 'malformed-campaign-instant';
      readonly field: 'startsAt' | 'endsAt';
      readonly text: string;
    }
  | { readonly kind: 'campaign-ends-before-it-starts' };

const filled = (text: string | undefined): string | undefined =>
  text === undefined || text.trim() === '' ? undefined : text.trim();

/** Empty texts that a campaign need not have count as absent. */
export const parseCampaign = (input: CampaignInput): E.Either<CampaignError, Campaign> => {
  const [id, title] = [filled(input.id), filled(input.title)];
  if (id === undefined) return E.left({ kind: 'campaign-field-empty', field: 'id' });
  if (title === undefined) return E.left({ kind: 'campaign-field-empty', field: 'title' });
  const [startsAt, endsAt] = [readInstant(input.startsAt), readInstant(input.endsAt)];
  if (startsAt === undefined)
    return E.left({ kind: 'malformed-campaign-instant', field: 'startsAt', text: input.startsAt });
  if (endsAt === undefined)
    return E.left({ kind: 'malformed-campaign-instant', field: 'endsAt', text: input.endsAt });
  if (endsAt <= startsAt) return E.left({ kind: 'campaign-ends-before-it-starts' });
  return E.right({
    id,
    title,
    badge: filled(input.badge),
    url: filled(input.url),
    voucherCode: filled(input.voucherCode),
    startsAt,
    endsAt,
  });
};

export type CampaignState = 'announced' | 'running' | 'over';

/** Over from `endsAt` on. */
export const campaignStateAt = ({ startsAt, endsAt }: Campaign, now: number): CampaignState => {
  if (now < startsAt) return 'announced';
  return now < endsAt ? 'running' : 'over';
};

/** Of those running, the one that ends first, as it is the one to miss. */
export const runningCampaign = (
  campaigns: readonly Campaign[],
  now: number,
): Campaign | undefined =>
  campaigns
    .filter((campaign) => campaignStateAt(campaign, now) === 'running')
    .reduce<Campaign | undefined>(
      (first, campaign) =>
        first === undefined || campaign.endsAt < first.endsAt ? campaign : first,
      undefined,
    );

/** When what is shown can change next, undefined if never: until then an answer can be kept. */
export const nextCampaignChange = (
  campaigns: readonly Campaign[],
  now: number,
): number | undefined => {
  const changes = campaigns
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .filter((instant) => instant > now);
  return changes.length === 0 ? undefined : Math.min(...changes);
};
