import fc from 'fast-check';

import { localeTable } from '../../../core/domain/locale/locales.ts';
import type { CalendarHandOff } from '../../../core/domain/products/calendar/calendar-hand-off.ts';
import { calendarConfigurationAt } from '../calendar.ts';
import { anyFilledText } from '../written-text.ts';
import { anyDesignerContext, anyOptionalIdentifier, handOffNow } from '../designer.ts';

export const anyBlock = fc.record({
  kind: fc.constant('calendar' as const),
  headline: anyFilledText,
  startLabel: anyFilledText,
});

export const anyHandOff: fc.Arbitrary<CalendarHandOff> = anyDesignerContext.chain((context) =>
  fc
    .record({
      calendar: calendarConfigurationAt({
        market: localeTable[context.locale].market,
        now: handOffNow,
      }),
      design: fc.record({
        designGroupId: anyOptionalIdentifier,
        designId: anyOptionalIdentifier,
        personalisation: anyOptionalIdentifier,
      }),
    })
    .map(({ calendar, design }) => ({ ...calendar, ...design, ...context })),
);
