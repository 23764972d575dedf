/** The sample shop announces nothing that it does not keep. */
import { describe, expect, test } from 'vitest';

import { runningCampaign } from '../../../../core/domain/campaign/campaign.ts';
import { calendarDay } from '../../../../core/domain/time/calendar-day.ts';
import { addWorkingDays } from '../../../../core/domain/delivery/delivery.ts';
import { holidaysAround, promiseInMarket } from '../../../../core/domain/delivery/holidays.ts';
import { deliveryRules } from '../../../../core/domain/delivery/tables/delivery-rules.ts';
import { mostExtraWorkingDays } from '../../../../core/domain/delivery/production-days.ts';
import { localeTable, marketTable } from '../../../../core/domain/locale/locales.ts';
import { chromeOf } from '../../../../server/embedded/content/samples/stories/chrome/chrome.ts';
import { sites } from '../../../../server/embedded/content/samples/stories/stories.ts';

const announcing = sites.filter(({ channel }) => channel === 'poster');

describe('The campaign before Christmas', () => {
  test.each(announcing.map((site) => [site.locale, site] as const))(
    'of %s ends while whatever is ordered still arrives by the 24th',
    (_, site) => {
      const { market } = localeTable[site.locale];
      const { timeZone } = marketTable[market];
      const [campaign] = chromeOf(site).campaigns;
      const lastMoment = (campaign?.endsAt ?? 0) - 1;
      const { arrival } = promiseInMarket(deliveryRules[market], market, lastMoment);
      const latest = addWorkingDays(
        calendarDay(timeZone, arrival),
        mostExtraWorkingDays,
        holidaysAround(market, calendarDay(timeZone, arrival)),
      );
      expect(calendarDay(timeZone, lastMoment)).toBe('2026-12-07');
      expect([latest, '2026-12-24'].sort()[1]).toBe('2026-12-24');
    },
  );

  test.each(announcing.map((site) => [site.locale, site] as const))(
    'of %s is shown on its days alone',
    (_, site) => {
      const { campaigns } = chromeOf(site);
      const shownOn = (instant: string) => runningCampaign(campaigns, Date.parse(instant));
      expect(shownOn('2026-10-31T12:00:00Z')).toBeUndefined();
      expect(shownOn('2026-11-02T12:00:00Z')).toBeDefined();
      expect(shownOn('2026-12-07T12:00:00Z')).toBeDefined();
      expect(shownOn('2026-12-08T12:00:00Z')).toBeUndefined();
    },
  );

  test('is not the cards’, which are still to come', () => {
    const others = sites.filter((site) => !announcing.includes(site));
    expect(others.flatMap((site) => chromeOf(site).campaigns)).toEqual([]);
  });
});
