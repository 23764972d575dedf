/** What the shopper writes on the front of a card, in place of what the design says. */
import { ownWordLimit, type PersonalWords } from '../../personalisation/personalisation.ts';
import { oneOf } from '../../text/one-of.ts';
import { isRecord } from '../../text/record.ts';
import { parseJson } from '../../text/parse-json.ts';
import type { CardWords } from './designs/words.ts';
import { oneLine } from './designs/names.ts';

/** What stands on fronts, in the order in which it is asked for. */
export const ownWordRoles = ['names', 'date', 'title', 'place', 'verse'] as const;

export type OwnWordRole = (typeof ownWordRoles)[number];

/** What stands on any of its pages: the front first. */
export const cardWordRoles = [
  ...ownWordRoles,
  'letter',
  'back',
] as const satisfies readonly (keyof CardWords)[];

type CardWordRole = (typeof cardWordRoles)[number];

/** Of lines that are the shopper's own; all else is one line. */
const isOfLines = oneOf(['verse', 'letter', 'back']);

/** The words of a front, all roles. */
export type FrontWords = Pick<CardWords, OwnWordRole>;

/** What is written; a role that is absent keeps the words of the design. */
export type OwnWords = Readonly<Partial<FrontWords>>;

/** Milliseconds for which a device keeps own words: as long as a photo, two weeks. */
const ownWordsLifetime = 14 * 24 * 3_600_000;

/**
 * A letter and its accent are one character, as typefaces have them.
 */
const written = (role: CardWordRole, text: string): string => {
  const cut = text.slice(0, ownWordLimit).normalize('NFC');
  return isOfLines(role) ? cut.split('\n').map(oneLine).join('\n').trim() : oneLine(cut);
};

/** All that is printed on a card, with own words in place of the design's, as on its front. */
export const withAllOwnWords = (words: CardWords, own: PersonalWords): CardWords => {
  const { letter, back, ...front } = words;
  return {
    ...withOwnWords(front, own),
    letter: written('letter', own['letter'] ?? '') || letter,
    back: written('back', own['back'] ?? '') || back,
  };
};

/** The words of a design with own ones in their place; an empty one changes nothing. */
export const withOwnWords = (words: FrontWords, own: OwnWords): FrontWords => {
  const said = (role: OwnWordRole): string => written(role, own[role] ?? '') || words[role];
  return {
    title: said('title'),
    names: said('names'),
    date: said('date'),
    place: said('place'),
    verse: said('verse'),
  };
};

/** Whether anything is written that a front would show. */
export const hasOwnWords = (own: OwnWords): boolean =>
  ownWordRoles.some((role) => written(role, own[role] ?? '') !== '');

/** As a device keeps them, with the time in milliseconds. */
export const printOwnWords = (own: OwnWords, now: number): string =>
  JSON.stringify({ at: now, words: own });

/** None where what is kept is too old, or cannot be read. */
export const readOwnWords = (kept: string, now: number): OwnWords => {
  const read = parseJson(kept);
  if (!isRecord(read) || !isRecord(read['words'])) return {};
  const { at, words } = read;
  if (typeof at !== 'number' || now - at > ownWordsLifetime) return {};
  return Object.fromEntries(
    ownWordRoles.flatMap((role) => {
      const text = words[role];
      return typeof text === 'string' ? [[role, text.slice(0, ownWordLimit)]] : [];
    }),
  );
};
