import { productTypeLabel } from '../../../../core/domain/catalogue/key-labels.ts';
import type { Locale } from '../../../../core/domain/locale/locales.ts';
import type { CalendarHandOff } from '../../../../core/domain/products/calendar/calendar-hand-off.ts';
import {
  calendarFormatLabel,
  calendarMountingLabel,
  calendarTypeLabel,
} from '../../../../core/domain/products/calendar/calendar-label.ts';
import { cardAccessoryKindLabel } from '../../../../core/domain/catalogue/card-extra-labels.ts';
import { LineDrawing } from '../../../components/designer-summary/line-drawing.tsx';
import type { ProductAtDesigner } from '../at-designer.ts';
import { picturedHandOff } from '../pictured-hand-off.tsx';

/** A month of a year: `Januar 2027`. Printed on the server alone, where the engine is known. */
const monthText = (locale: Locale, year: number, month: number): string =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, 1),
  );

/** The days of weeks, one line at each height. */
const weeks = (heights: readonly number[]): string =>
  heights.map((height) => `M74 ${height}h4${'m11 0h4'.repeat(6)}`).join('');

/** A month with its picture, hung by a spiral. */
export const calendarDrawing = (
  <LineDrawing
    sheet="M60 30h120v146H60z"
    picture="M70 44h100v62H70z"
    line={`${weeks([122, 136, 150, 164])}M84 24v12${'m12-12v12'.repeat(6)}`}
  />
);

export const calendarAtDesigner: ProductAtDesigner<CalendarHandOff> = {
  facts: [
    ['fact.product', [], (_, { locale }) => productTypeLabel(locale, 'calendar')],
    ['fact.type', ['calendarType'], ({ type }, { locale }) => calendarTypeLabel(locale, type)],
    [
      'fact.format',
      ['formatType'],
      ({ format }, { locale }) => calendarFormatLabel(locale, format),
    ],
    [
      'fact.start',
      ['startDate', 'startMonth', 'year'],
      ({ startYear, startMonth }, { locale }) => monthText(locale, startYear, startMonth),
    ],
    [
      'fact.mounting',
      ['mountingType'],
      ({ mounting }, { locale }) => calendarMountingLabel(locale, mounting),
    ],
    [
      'fact.accessories',
      ['accessoryTypes'],
      ({ accessories }, { locale }) =>
        accessories.map((kind) => cardAccessoryKindLabel(locale, kind)),
    ],
    [
      'calendar.moon',
      ['moonPhases'],
      ({ hasMoon }, { text }) => (hasMoon ? text('calendar.moon-with') : undefined),
    ],
    ['fact.amount', ['amount'], ({ amount }) => String(amount)],
  ],
  identifiers: [
    ['fact.design-group', ['designGroupId'], ({ designGroupId }) => designGroupId],
    ['fact.design', ['designId'], ({ designId }) => designId],
  ],
  page: 'calendar',
  show: ({ handOff }) => ({
    stage: picturedHandOff({ designer: 'calendar', ...handOff }, calendarDrawing),
  }),
};
