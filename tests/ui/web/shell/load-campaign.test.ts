/** What the header says of a campaign: only while it runs, and always with its end. */
import { expect, test } from 'vitest';

import type { Campaign } from '../../../../core/domain/campaign/campaign.ts';
import type { ContentLocale } from '../../../../core/domain/locale/locales.ts';
import { loadHeader } from '../../../../ui/web/shell/header-data.ts';
import { embedded } from '../../../arbitraries/routing.ts';
import { memoryCampaigns } from '../../../fakes/campaigns.ts';
import { manualClock } from '../../../fakes/clock.ts';
import { requestFor, startDecision } from '../requests.ts';

const hour = 3_600_000;
const startsAt = Date.UTC(2026, 11, 1);

/** The campaign in the header at an instant. */
const campaignAt = async (
  now: number,
  endsAt: number,
  locale: ContentLocale = 'de-DE',
  more: Partial<Campaign> = {},
) => {
  const campaign = {
    id: 'c',
    title: 'Rahmenwochen',
    url: '/wandbilder',
    startsAt,
    endsAt,
    ...more,
  };
  const decision = startDecision(embedded, 'poster', locale);
  const { request } = requestFor(decision, embedded, {
    campaigns: memoryCampaigns([campaign]),
    clock: manualClock(now),
  });
  return (await loadHeader(request)).campaign;
};

test('a campaign that ends with a day is named by that day', async () => {
  // Midnight of the 24th in Berlin.
  const endsAt = Date.UTC(2026, 11, 23, 23);
  expect(await campaignAt(startsAt + hour, endsAt)).toEqual({
    text: 'Rahmenwochen – bis Mi., 23.\u00a0Dezember',
    href: '/wandbilder',
    endsAt,
  });
  expect((await campaignAt(startsAt + hour, endsAt, 'fr-FR'))?.text).toMatch(/23\u00a0décembre$/u);
});

test('one that ends within a day is named with the time', async () => {
  const endsAt = Date.UTC(2026, 11, 23, 17);
  expect((await campaignAt(startsAt, endsAt))?.text).toBe(
    'Rahmenwochen – bis Mi., 23.\u00a0Dezember, 18:00',
  );
});

test('a badge stands before it, and its voucher after it', async () => {
  const more = { badge: 'TOP DEAL', voucherCode: 'RAHMEN-10' };
  const shown = await campaignAt(startsAt, Date.UTC(2026, 11, 23, 23), 'it-IT', more);
  expect(shown?.text).toMatch(/^TOP DEAL · Rahmenwochen .*23.*dicembre · codice RAHMEN-10$/u);
});

test('none is there before it starts and from its end on', async () => {
  const endsAt = Date.UTC(2026, 11, 23, 17);
  expect(await campaignAt(startsAt - 1, endsAt)).toBeUndefined();
  expect(await campaignAt(endsAt - 1, endsAt)).toBeDefined();
  expect(await campaignAt(endsAt, endsAt)).toBeUndefined();
});
