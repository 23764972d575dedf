import type { Language } from '../locale/locales.ts';
import type { TimeAgoUnit } from './time-ago.ts';

/** `#` stands for the count. */
export type TimeAgoTexts = {
  readonly justNow: string;
  readonly ago: Readonly<Record<TimeAgoUnit, readonly [one: string, several: string]>>;
};

/** As `Intl` has them. */
export const timeAgoTexts = {
  de: {
    justNow: 'gerade eben',
    ago: {
      minute: ['vor # Minute', 'vor # Minuten'],
      hour: ['vor # Stunde', 'vor # Stunden'],
      day: ['vor # Tag', 'vor # Tagen'],
      week: ['vor # Woche', 'vor # Wochen'],
      year: ['vor # Jahr', 'vor # Jahren'],
    },
  },
  en: {
    justNow: 'just now',
    ago: {
      minute: ['# minute ago', '# minutes ago'],
      hour: ['# hour ago', '# hours ago'],
      day: ['# day ago', '# days ago'],
      week: ['# week ago', '# weeks ago'],
      year: ['# year ago', '# years ago'],
    },
  },
  es: {
    justNow: 'ahora mismo',
    ago: {
      minute: ['hace # minuto', 'hace # minutos'],
      hour: ['hace # hora', 'hace # horas'],
      day: ['hace # día', 'hace # días'],
      week: ['hace # semana', 'hace # semanas'],
      year: ['hace # año', 'hace # años'],
    },
  },
  fr: {
    justNow: 'à l’instant',
    ago: {
      minute: ['il y a # minute', 'il y a # minutes'],
      hour: ['il y a # heure', 'il y a # heures'],
      day: ['il y a # jour', 'il y a # jours'],
      week: ['il y a # semaine', 'il y a # semaines'],
      year: ['il y a # an', 'il y a # ans'],
    },
  },
  it: {
    justNow: 'proprio ora',
    ago: {
      minute: ['# minuto fa', '# minuti fa'],
      hour: ['# ora fa', '# ore fa'],
      day: ['# giorno fa', '# giorni fa'],
      week: ['# settimana fa', '# settimane fa'],
      year: ['# anno fa', '# anni fa'],
    },
  },
  nl: {
    justNow: 'zojuist',
    ago: {
      minute: ['# minuut geleden', '# minuten geleden'],
      hour: ['# uur geleden', '# uur geleden'],
      day: ['# dag geleden', '# dagen geleden'],
      week: ['# week geleden', '# weken geleden'],
      year: ['# jaar geleden', '# jaar geleden'],
    },
  },
} as const satisfies Record<Language, TimeAgoTexts>;
