import type { Locale } from '../../../locale/locales.ts';
import type { CardDesign } from './card-design.ts';
import type { CardWords } from './words.ts';
export const cardWordsOf = (_locale: Locale, _design: CardDesign): CardWords => ({
  title: 'Wir heiraten',
  names: 'Sophia\n& Lukas',
  date: 'Samstag, 12. Juni 2027',
  place: 'Gut Hesterberg, Neuruppin',
  verse: 'Ja',
  letter: 'Liebe Familie',
  back: 'Um Antwort wird gebeten.',
});
