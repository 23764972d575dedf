import { usualVariant } from '../../../../../core/domain/artwork/artwork.ts';
import { fluidAttributes, sourceAttributes } from '../../../../../core/domain/image/attributes.ts';
import { printSource, type ArtworkView } from '../../../../../core/domain/image/sources.ts';
import type { Locale } from '../../../../../core/domain/locale/locales.ts';
import {
  calendarArtworkId,
  type PicturedCalendar,
} from '../../../../../core/domain/products/calendar/calendar-design-id.ts';
import { calendarMonthsFrom } from '../../../../../core/domain/products/calendar/calendar-start.ts';
import type { DrawnCalendar } from '../../../../../core/domain/products/calendar/designs/own-calendar.ts';
import { OwnPage } from '../../../../components/own-page/own-page.tsx';
import { Picture } from '../../../../components/picture/picture.tsx';
import { StagePictures } from '../../../../components/stage-pictures/stage-pictures.tsx';
import { useText } from '../../../../messages/text.tsx';

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
  /** With the shopper's own photo: its first month leads, and the calendar with its binding follows. */
  readonly own?: DrawnCalendar | undefined;
};

/** Months shown below, counted from that of the start. */
const shownMonths = [0, 4, 8] as const;

/** The calendar with its binding, and below it the cover and pages of some months. */
export const CalendarStage = (props: CalendarStageProps) => {
  const { calendar, name, locale, monthNames, own } = props;
  const text = useText();
  const months = calendarMonthsFrom(calendar.start);
  const pages = shownMonths.flatMap((index) => {
    const start = months[index];
    return start === undefined ? [] : [{ ...calendar, start }];
  });
  const nameOf = ({ start: { month } }: PicturedCalendar): string =>
    text('calendar.picture-month', { name, month: monthNames[month - 1] ?? '' });
  const laid = calendarSource(locale, calendar, 'laid');
  const whole = text('calendar.picture', { name });
  const cover = text('calendar.picture-cover', { name });
  const small = (source: string) =>
    fluidAttributes('detail-small', source, '(width <= 767px) 22vw, 11vw');
  const [first, ...others] = pages.map((page) => (
    <Picture
      {...small(calendarSource(locale, page, 'inside'))}
      alt={nameOf(page)}
      key={page.start.month}
    />
  ));
  return own ? (
    <StagePictures
      first={<OwnPage page={own.month} id="own-month" alternative={nameOf(calendar)} />}
      small={[
        <OwnPage page={own.cover} id="own-cover" alternative={cover} key="cover" />,
        <Picture {...small(laid)} alt={whole} key="laid" />,
        ...others,
      ]}
    />
  ) : (
    <StagePictures
      first={
        <Picture
          {...sourceAttributes('detail', laid)}
          phone={sourceAttributes('detail-small', laid)}
          alt={whole}
          isFirst
        />
      }
      small={[
        <Picture {...small(calendarSource(locale, calendar, 'front'))} alt={cover} key="cover" />,
        ...(first ? [first] : []),
        ...others,
      ]}
    />
  );
};
