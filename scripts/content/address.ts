/** Formal address, in every language that has one. */
import { languageOf } from '../../core/domain/locale/markets.ts';
import type { Language } from '../../core/domain/locale/locales.ts';
import type { Finding } from './finding.ts';
import type { ShownText } from './texts.ts';

/** Whole words in any letters: `\b` knows only the English ones. */
const words = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}’])(?:${alternatives.join('|')})(?![\\p{L}])`, 'iu');

/**
 * Words that address somebody as a friend. Those that mean something else as well are left out: the
 * Italian `ti` of `ti-` words, the French `ton` (a tone), the Dutch `je` of French quotations.
 */
const informal: Readonly<Record<Exclude<Language, 'en'>, RegExp>> = {
  de: words('du', 'dir', 'dich', 'dein\\p{L}*', 'euch', 'euer', 'eure\\p{L}*'),
  es: words(
    'tú',
    'tus?',
    'tuy[oa]s?',
    'contigo',
    'te',
    'ti',
    'vosotr[oa]s',
    'vuestr[oa]s?',
    'quieres',
    'puedes',
    'tienes',
    'eliges',
    'estás',
    'ahorras',
    // The future: podrás, recibirás.
    '(?!atrás|detrás)\\p{L}+rás',
  ),
  fr: words('tu', 'toi', 'tes', 'tien(?:ne)?s?'),
  it: words(
    'tu',
    'tuo[i]?',
    'tu[ae]',
    'ti',
    'te',
    'vuoi',
    'puoi',
    'hai',
    'scrivici',
    // Those of -are verbs are the third person as well.
    'aggiungi',
    'apri',
    'chiudi',
    'leggi',
    'riduci',
    'rimuovi',
    'scegli',
    'scopri',
    'scorri',
    'vedi',
  ),
  nl: words('je', 'jij', 'jou', 'jouw', 'jullie'),
};

/** What stands between quotation marks is said by shoppers, not to them: words for a card. */
const quotations = /„[^“]*“|“[^”]*”|«[^»]*»/gu;

/** The first informal word of a text in a language, quotations aside; undefined without one. */
export const informalWord = (language: Language, text: string): string | undefined =>
  language === 'en' ? undefined : informal[language].exec(text.replace(quotations, ''))?.[0];

/** Texts that address shoppers as friends. */
export const addressFindings = (texts: readonly ShownText[]): readonly Finding[] =>
  texts.flatMap(({ story, path, text }) => {
    const word = informalWord(languageOf(story.place.locale), text);
    return word === undefined
      ? []
      : [
          {
            rule: 'address' as const,
            story: story.fullSlug,
            path,
            message: `“${word}” is informal: “${text}”`,
          },
        ];
  });
