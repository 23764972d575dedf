/** Until when to order for Christmas: the campaign says so above every page, and its page below. */
import type { ContentLocale } from '../../../../../core/domain/locale/locales.ts';

/** What is ordered on the last of these days is there on the 24th, whatever it is made of. */
export const christmasDays = {
  first: '2026-11-02',
  last: '2026-12-07',
  afterLast: '2026-12-08',
} as const;

/** The last day as running text says it: `7. Dezember`. */
export const lastChristmasDay = (locale: ContentLocale): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(christmasDays.last),
  );
