import type { Publication } from '../../core/domain/content/publication.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import type { CalendarDay } from '../../core/domain/time/calendar-day.ts';
import { useText } from '../messages/text.tsx';

type PublicationLineProps = { readonly publication: Publication; readonly locale: Locale };

/** When an article appeared or was last changed, and how long it takes to read. */
export const PublicationLine = ({
  publication: { publishedOn, updatedOn, minutes },
  locale,
}: PublicationLineProps) => {
  const text = useText();
  const printer = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const printed = (day: CalendarDay): string => printer.format(Date.parse(day));
  return (
    <small>
      <time dateTime={publishedOn}>{printed(publishedOn)}</time>
      {updatedOn !== undefined && (
        <>
          {' · '}
          <time dateTime={updatedOn}>
            {text('publication.updated', { day: printed(updatedOn) })}
          </time>
        </>
      )}
      {' · '}
      {text('publication.minutes', { minutes })}
    </small>
  );
};
