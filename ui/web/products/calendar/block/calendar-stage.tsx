import { usualVariant } from '../../../../../core/domain/artwork/artwork.ts';
import { sourceAttributes } from '../../../../../core/domain/image/attributes.ts';
import { printSource, type ArtworkView } from '../../../../../core/domain/image/sources.ts';
import type { Locale } from '../../../../../core/domain/locale/locales.ts';
import {
  calendarArtworkId,
  type PicturedCalendar,
} from '../../../../../core/domain/products/calendar/calendar-design-id.ts';
import { calendarMonthsFrom } from '../../../../../core/domain/products/calendar/calendar-start.ts';
import { Picture } from '../../../../components/picture/picture.tsx';
import { useText } from '../../../../messages/text.tsx';
import styles from './calendar.module.css';

/** The address of a picture of a calendar. */
export const calendarSource = (
  locale: Locale,
  calendar: PicturedCalendar,
  view: ArtworkView,
): string =>
  printSource({
    kind: 'artwork',
    design: calendarArtworkId(calendar),
    variant: usualVariant,
    locale,
    view,
  });

type CalendarStageProps = {
  readonly calendar: PicturedCalendar;
  /** "Wandkalender Lagom" */
  readonly name: string;
  readonly locale: Locale;
  /** From January on. */
  readonly monthNames: readonly string[];
};

/** Months shown below, counted from that of the start. */
const shownMonths = [0, 4, 8] as const;

/** The calendar with its binding, and below it the cover and pages of some months. */
export const CalendarStage = ({ calendar, name, locale, monthNames }: CalendarStageProps) => {
  const text = useText();
  const months = calendarMonthsFrom(calendar.start);
  const pages = shownMonths.flatMap((index) => {
    const start = months[index];
    return start === undefined ? [] : [{ ...calendar, start }];
  });
  const laid = calendarSource(locale, calendar, 'laid');
  const small = { sizes: '(width <= 767px) 22vw, 11vw' } as const;
  return (
    <div className={styles['rows']}>
      <Picture
        {...sourceAttributes('detail', laid)}
        phone={sourceAttributes('detail-small', laid)}
        alt={text('calendar.picture', { name })}
        isFirst
      />
      <ul className={`${styles['rows']} ${styles['months']}`} role="list">
        <li>
          <Picture
            {...sourceAttributes('detail-small', calendarSource(locale, calendar, 'front'))}
            alt={text('calendar.picture-cover', { name })}
            {...small}
          />
        </li>
        {pages.map((page) => (
          <li key={page.start.month}>
            <Picture
              {...sourceAttributes('detail-small', calendarSource(locale, page, 'inside'))}
              alt={text('calendar.picture-month', {
                name,
                month: monthNames[page.start.month - 1] ?? '',
              })}
              {...small}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};
