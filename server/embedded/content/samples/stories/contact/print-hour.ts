import { printMinuteOfDay } from '../../../../../../core/domain/contact/contact-hours.ts';
import type { Language } from '../../../../../../core/domain/locale/locales.ts';

/**
 * A minute of the day as running text says it, full hours without their minutes: 480 → `8`, in
 * English `8 am`, in French `8 h`.
 */
export const printHour = (language: Language, minuteOfDay: number): string => {
  const [hours = '', minutes = ''] = printMinuteOfDay(minuteOfDay).split(':');
  const hour = Number(hours);
  const rest = minutes === '00' ? undefined : minutes;
  switch (language) {
    case 'en': {
      const half = hour < 12 ? 'am' : 'pm';
      const shown = hour % 12 === 0 ? 12 : hour % 12;
      return `${shown}${rest === undefined ? '' : `:${rest}`}\u00a0${half}`;
    }
    case 'fr':
      return `${hour}\u00a0h${rest === undefined ? '' : `\u00a0${rest}`}`;
    case 'de':
    case 'es':
    case 'it':
    case 'nl':
      return `${hour}${rest === undefined ? '' : `:${rest}`}`;
  }
};
