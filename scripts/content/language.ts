/** Texts in another language than their page's: forgotten, or translated by half. */
import { languages, type Language } from '../../core/domain/locale/locales.ts';
import { languageOf } from '../../core/domain/locale/markets.ts';
import type { ContentStory, Finding } from './finding.ts';
import { languageWords } from './language-words.ts';
import type { ShownText } from './texts.ts';

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?…])\s+|\n|: /u);

const shortestSentence = 5;
const clearLead = 2;

/** The language of a sentence, where its small words say so clearly; undefined where they do not. */
export const languageOfSentence = (sentence: string): Language | undefined => {
  const words = wordsOf(sentence);
  if (words.length < shortestSentence) return undefined;
  const [first, second] = languages
    .map((language) => ({
      language,
      hits: words.filter((word) => languageWords[language].has(word)).length,
    }))
    .toSorted((one, other) => other.hits - one.hits);
  return first !== undefined && first.hits - (second?.hits ?? 0) >= clearLead
    ? first.language
    : undefined;
};

/** Sentences that are clearly in another language than their page. */
export const foreignSentences = (texts: readonly ShownText[]): readonly Finding[] =>
  texts.flatMap(({ story, path, text }) => {
    const own = languageOf(story.place.locale);
    return sentencesOf(text).flatMap((sentence) => {
      const found = languageOfSentence(sentence);
      return found === undefined || found === own
        ? []
        : [
            {
              rule: 'language' as const,
              story: story.fullSlug,
              path,
              message: `a sentence in ${found}: “${sentence}”`,
            },
          ];
    });
  });

/**
 * Whether a text may well be the same in two languages: a name, an address, figures, or a word or
 * two that both have.
 */
const isNameLike = (text: string): boolean => {
  const words = text.replace(/\S*[@/]\S*/gu, '').match(/\p{L}[\p{L}’-]*/gu) ?? [];
  const telling = words.filter((word) => /^\p{Ll}/u.test(word) && word.length > 3);
  return words.length <= 2 || new Set(telling).size <= 1;
};

const withoutTypography = (text: string): string =>
  text
    .replaceAll('ß', 'ss')
    .replace(/[„“«»”‹›‘’]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** A text's place in every language: its story's group, channel and path. */
const placeOf = ({ story, path }: ShownText): string =>
  `${story.place.channel} ${story.group} ${path}`;

/** Texts that stand word for word in the same place of two languages. */
export const untranslated = (texts: readonly ShownText[]): readonly Finding[] =>
  [...Map.groupBy(texts, placeOf).values()].flatMap((versions) => {
    const firstWith = new Map<
      string,
      { readonly story: ContentStory; readonly language: Language }
    >();
    return versions.flatMap(({ story, path, text }) => {
      const plain = withoutTypography(text);
      const language = languageOf(story.place.locale);
      const first = firstWith.get(plain);
      if (first === undefined) firstWith.set(plain, { story, language });
      return first === undefined || first.language === language || isNameLike(plain)
        ? []
        : [
            {
              rule: 'language' as const,
              story: story.fullSlug,
              path,
              message: `the same as in ${first.story.place.locale}: “${text}”`,
            },
          ];
    });
  });
