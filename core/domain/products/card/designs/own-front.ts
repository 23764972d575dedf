/**
 * The front of a card in the shopper's own words: laid out, resolved and drawn by the code that
 * draws the shop's pictures, so that a browser shows what will be printed.
 */
import type { Artwork } from '../../../artwork/artwork.ts';
import { checkArtwork, type ArtworkFinding } from '../../../artwork/checks.ts';
import { cutPath } from '../../../artwork/cut.ts';
import { drawSvg } from '../../../artwork/draw-svg.ts';
import { micrometresOf } from '../../../artwork/measures.ts';
import { photoMarkup, type DrawnPage, type Typesetting } from '../../../artwork/own-pages.ts';
import { printPath } from '../../../artwork/path.ts';
import { resolve, type ArtworkError, type SlotPicture } from '../../../artwork/resolve.ts';
import type { Typefaces } from '../../../artwork/typeface.ts';
import type { Foil } from '../../../catalogue/card-extras.ts';
import type { Language } from '../../../locale/locales.ts';
import { E, pipe } from '../../../../fp.ts';
import type { CardFormat } from '../card-format.ts';
import {
  hasOwnWords,
  ownWordRoles,
  withOwnWords,
  type FrontWords,
  type OwnWordRole,
  type OwnWords,
} from '../own-words.ts';
import { cardArtwork, type CardMaking } from './card-artwork.ts';
import { cardShapeOf, cardShapes, type CardDesign } from './card-design.ts';
import { typePairings } from './type-pairings.ts';

/** What is to be drawn. */
export type FrontOrder = Omit<CardMaking, 'sheet'> & {
  readonly design: CardDesign;
  /** The design's own. */
  readonly words: FrontWords;
  readonly own: OwnWords;
  /** One that the design was drawn for; absent means its usual one. */
  readonly format?: CardFormat | undefined;
  /** Of the design's colours, or `usual`. */
  readonly variant: string;
  readonly foil?: Foil | undefined;
  readonly language: Language;
  /** Photos for the slots of the front, in their order; the last one stands in all further ones. */
  readonly photos: readonly SlotPicture[];
  /** Ids of the markup begin with it; `own-` where it does not say. */
  readonly prefix?: string | undefined;
};

/** Why own words are not printed as they are: letters that the typeface lacks, or no room. */
export type WordFault =
  | { readonly kind: 'missing-letters'; readonly letters: readonly string[] }
  | { readonly kind: 'too-long' };

export type WordFaults = Readonly<Partial<Record<OwnWordRole, WordFault>>>;

export type DrawnFront = DrawnPage & { readonly faults: WordFaults };

/** The front alone. Letter and back stand on other pages. */
const frontArtwork = (design: CardDesign, words: FrontWords, making?: CardMaking): Artwork => {
  const artwork = cardArtwork(design, { ...words, letter: '', back: '' }, making);
  return { ...artwork, pages: artwork.pages.filter(({ name }) => name === 'front') };
};

const slotsOf = ({ pages }: Artwork) =>
  pages.flatMap(({ objects }) => objects.filter((object) => object.kind === 'picture'));

/** What a front is set in: its typefaces, each once, and its words as typed and in capitals. */
export const frontTypesetting = ({
  design,
  words,
  own,
}: Pick<FrontOrder, 'design' | 'words' | 'own'>): Typesetting => {
  const { display, second, text } = typePairings[design.typePairing];
  const said = Object.values(withOwnWords(words, own)).join('\n');
  return {
    typefaces: [...new Set([display, second, text])],
    text: `${said}\n${said.toUpperCase()}`,
  };
};

/** What of a front the shopper can have otherwise: its words, and the sides of its first photo. */
export type FrontFacts = {
  readonly roles: readonly OwnWordRole[];
  /** In millimetres; undefined where the front has no photo. */
  readonly slot: { readonly width: number; readonly height: number } | undefined;
};

/** Of a front with the words of its design. */
export const frontFacts = (design: CardDesign, words: FrontWords): FrontFacts => {
  const artwork = frontArtwork(design, words);
  const said = new Set(
    artwork.pages.flatMap(({ objects }) =>
      objects.flatMap((object) => (object.kind === 'text' ? [object.role] : [])),
    ),
  );
  const [slot] = slotsOf(artwork);
  return {
    roles: ownWordRoles.filter((role) => said.has(role)),
    slot: slot && { width: slot.box.width / 1_000, height: slot.box.height / 1_000 },
  };
};

/** Letters first: a text that has them all may fit. */
const faultOf = (found: readonly ArtworkFinding[]): WordFault | undefined => {
  const letters = found.flatMap((one) => (one.kind === 'missing-glyphs' ? one.characters : []));
  if (letters.length > 0) return { kind: 'missing-letters', letters: [...new Set(letters)] };
  return found.some(({ kind }) => kind === 'overflow' || kind === 'outside-safe-area')
    ? { kind: 'too-long' }
    : undefined;
};

/** Of the roles that the shopper has written; the design's own words are proven. */
const faultsOf = (
  { pages }: Artwork,
  own: OwnWords,
  findings: readonly ArtworkFinding[],
): WordFaults => {
  const roleOf = new Map(
    pages.flatMap(({ objects }) =>
      objects.flatMap((object) =>
        object.kind === 'text' ? [[object.id, object.role] as const] : [],
      ),
    ),
  );
  return Object.fromEntries(
    ownWordRoles.flatMap((role): readonly (readonly [OwnWordRole, WordFault])[] => {
      const fault = faultOf(findings.filter(({ object }) => roleOf.get(object) === role));
      return fault === undefined || !hasOwnWords({ [role]: own[role] }) ? [] : [[role, fault]];
    }),
  );
};

/** Draws a front; refused where `resolve` is. Equal orders give equal markup everywhere. */
export const drawOwnFront = (
  order: FrontOrder,
  typefaces: Typefaces,
): E.Either<ArtworkError, DrawnFront> => {
  const {
    design,
    words,
    own,
    format,
    variant,
    foil,
    cut,
    isRaised,
    language,
    photos,
    prefix = 'own-',
  } = order;
  const shape = (format && cardShapeOf(format)) ?? design.shape;
  const artwork = frontArtwork({ ...design, shape }, withOwnWords(words, own), {
    cut,
    isRaised,
  });
  const pictures = Object.fromEntries(
    slotsOf(artwork).map(({ id }, index) => [id, photos[index] ?? photos.at(-1)]),
  );
  const input = { artwork, variant, language, typefaces, pictures };
  return pipe(
    E.Do,
    E.bind('pages', () => resolve(input)),
    E.bind('findings', () => checkArtwork(input)),
    E.map(({ pages, findings }) => ({
      markup: pages.map((page) => drawSvg(page, { foil, picture: photoMarkup, prefix })).join(''),
      edge: pages.map((page) => printPath(cutPath(page))).join(''),
      width: micrometresOf(cardShapes[shape].width),
      height: micrometresOf(cardShapes[shape].height),
      faults: faultsOf(artwork, own, findings),
    })),
  );
};
