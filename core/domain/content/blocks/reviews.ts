import { E } from '../../../fp.ts';
import type { ContentLink } from '../../navigation/content-link.ts';
import {
  blockBase,
  blockOf,
  filledText,
  listOf,
  optionalText,
  partWith,
  plainText,
  textFieldOf,
  type FieldCodec,
} from '../story-codec.ts';
import { plainTextField } from '../story-fields.ts';
import { optionalLink } from '../story-links.ts';

export const bestRating = 5;

/** The author is undefined where the content names none. */
export type ReviewQuote = { readonly text: string; readonly author: string | undefined };

/**
 * Reviews of customers. The figures are the content's; without them no star is shown, because it
 * would be invented (storefront "Blocks"; the law on reviews).
 */
export type ReviewsBlock = {
  readonly kind: 'reviews';
  readonly id: string;
  readonly headline: string;
  /** In hundredths of a star, 100 to 500; undefined where the content gives none. */
  readonly rating: number | undefined;
  /** Of reviews; undefined where the content gives none. */
  readonly count: number | undefined;
  /** Who collects the reviews, and how it verifies that customers wrote them. */
  readonly source: string;
  readonly link: ContentLink | undefined;
  readonly quotes: readonly ReviewQuote[];
};

export type ReviewFigures = { readonly rating: number; readonly count: number };

/** Undefined where a figure is missing, or nobody has written yet. */
export const reviewFigures = ({
  rating,
  count,
}: Pick<ReviewsBlock, 'rating' | 'count'>): ReviewFigures | undefined =>
  rating === undefined || count === undefined || count === 0 ? undefined : { rating, count };

const readRating = (text: string): E.Either<string, number | undefined> => {
  if (text === '') return E.right(undefined);
  if (!/^\d([.,]\d{1,2})?$/u.test(text)) return E.left(`"${text}" is not a rating`);
  const rating = Math.round(Number(text.replace(',', '.')) * 100);
  return rating >= 100 && rating <= bestRating * 100
    ? E.right(rating)
    : E.left(`"${text}" is not between 1 and ${bestRating}`);
};

/** As an editor types it, `4.7` or `4,7`. */
const ratingField: FieldCodec<number | undefined> = textFieldOf(
  plainTextField,
  readRating,
  (rating) => (rating === undefined ? '' : String(rating / 100)),
  { kind: 'number', isRequired: false },
);

const countField: FieldCodec<number | undefined> = textFieldOf(
  plainTextField,
  (text): E.Either<string, number | undefined> => {
    if (text === '') return E.right(undefined);
    return /^\d{1,7}$/u.test(text) ? E.right(Number(text)) : E.left(`"${text}" is not a count`);
  },
  (count) => (count === undefined ? '' : String(count)),
  { kind: 'number', isRequired: false },
);

const quote = partWith<ReviewQuote>('ReviewQuote', { text: filledText, author: optionalText });

export const reviewsCodec = blockOf<ReviewsBlock>('Reviews', {
  ...blockBase('reviews'),
  headline: plainText,
  rating: ratingField,
  count: countField,
  source: plainText,
  link: optionalLink,
  quotes: listOf(quote),
});
