/** What a page was made of: its stories, and until when its day of delivery and its campaign are those it tells. */
import { expect, test } from 'vitest';

import type { LastOrderDates } from '../../../core/domain/countdown/cut-offs.ts';
import { E } from '../../../core/fp.ts';
import type { Campaigns } from '../../../core/ports/campaigns.ts';
import { recordUses } from '../../../server/pages/record-uses.ts';
import { embedded } from '../../arbitraries/routing.ts';
import { failingCampaigns, memoryCampaigns } from '../../fakes/campaigns.ts';
import { requestFor, startDecision } from '../../ui/web/requests.ts';

const { request, clock } = requestFor(startDecision(embedded, 'poster', 'de-DE'));
const now = clock.now();
const scope = { channel: 'poster', locale: 'de-DE' } as const;

/** Asks for the delivery once for each of these dates; undefined is an outage. */
const promisedAfter = async (...answers: readonly (LastOrderDates | undefined)[]) => {
  const record = recordUses();
  for (const lastOrderDates of answers) {
    const answer = lastOrderDates
      ? E.right({
          lastOrderDates,
          malformed: [],
          arrival: now,
          shippingFrom: { minorUnits: 490, currency: 'eur' } as const,
        })
      : E.left({ kind: 'shipping-information-unavailable', reason: 'down' } as const);
    const shipping = { information: () => async () => answer };
    const { information } = record.recorded({ ...request.ports, shipping }).shipping;
    expect(await information(scope)()).toBe(answer);
  }
  return record.uses().promisedUntil;
};

test('a page that tells a day of delivery is true until the next cut-off, or now', async () => {
  const ahead = { lodStart: now - 1, lodEnd: now + 1_000 };
  const further = { lodStart: now - 1, lodEnd: now + 2_000 };
  expect(await promisedAfter()).toBeUndefined();
  expect(await promisedAfter(undefined)).toBeUndefined();
  expect(await promisedAfter(ahead)).toBe(now + 1_000);
  expect(await promisedAfter(further, ahead)).toBe(now + 1_000);
  expect(await promisedAfter(ahead, further)).toBe(now + 1_000);
  expect(await promisedAfter(ahead, undefined)).toBe(now + 1_000);
  for (const past of [{ lodStart: now + 1 }, { lodStart: now - 1, lodEnd: now - 1 }])
    expect(await promisedAfter(past)).toBe(now);
});

test('a page is true until the next start or end of a campaign', async () => {
  const campaign = { id: 'a', title: 'A', startsAt: now - 1, endsAt: now + 500 };
  const askedOf = async (campaigns: Campaigns) => {
    const record = recordUses();
    await record.recorded({ ...request.ports, campaigns }).campaigns.list(scope)();
    return record.uses().promisedUntil;
  };
  const later = { ...campaign, startsAt: now + 300, endsAt: now + 900 };
  expect(await askedOf(memoryCampaigns([campaign]))).toBe(now + 500);
  expect(await askedOf(memoryCampaigns([campaign, later]))).toBe(now + 300);
  expect(await askedOf(memoryCampaigns([{ ...campaign, endsAt: now }]))).toBeUndefined();
  expect(await askedOf(failingCampaigns())).toBeUndefined();
});

test('the same stories are one list, whoever has read them', () => {
  const [page, link] = [
    [{ as: 'content', uuid: 'a', fullSlug: 'home' }],
    [{ as: 'link', uuid: 'b', fullSlug: undefined }],
  ] as const;
  const read = () => {
    const record = recordUses();
    for (const used of [page, link, page]) record.recordStories(used);
    return record.uses();
  };
  expect(read()).toEqual({
    stories: [...page, ...link],
    articles: [],
    isPriced: false,
    promisedUntil: undefined,
  });
  expect(read().stories).toBe(read().stories);
});
