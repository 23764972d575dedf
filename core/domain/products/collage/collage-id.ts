import { E } from '../../../fp.ts';
import type { Channel } from '../../locale/channel.ts';
import { defaultCollageId } from './collages.ts';
import { textOf } from '../../text/text.ts';

/**
 * Why a text is not a collage's design id: it is not a whole number from 1 on without leading zero,
 * or it is beyond 2^53, from where on numbers are not exact (decisions, "Money and formats").
 */
export type CollageIdError = { readonly kind: 'malformed-collage-id'; readonly text: string };

const collageIdPattern = /^[1-9]\d*$/u;

/** Reads the design id of a collage. */
export const parseCollageId = (given: string): E.Either<CollageIdError, number> => {
  const text = textOf(given);
  const id = Number(text);
  return collageIdPattern.test(text) && Number.isSafeInteger(id)
    ? E.right(id)
    : E.left({ kind: 'malformed-collage-id', text });
};

/** Prints the design id of a collage as the query has it: the inverse of `parseCollageId`. */
export const printCollageId = (id: number): string => String(id);

/** The collage that an overview page opens with, and whether the query chose it. */
export type CollageOverview =
  | { readonly kind: 'chosen-collage'; readonly collageId: number }
  | { readonly kind: 'default-collage'; readonly collageId: number };

/**
 * The collage of the overview page (storefront §2): that of the query's `designId`, else, also
 * where that is malformed, the channel's default one.
 */
export const collageOverview = (
  designId: string | undefined,
  channel: Channel,
): CollageOverview => {
  const read = parseCollageId(designId ?? '');
  return E.isRight(read)
    ? { kind: 'chosen-collage', collageId: read.right }
    : { kind: 'default-collage', collageId: defaultCollageId(channel) };
};

/** The design id of the query, or the channel's default collage (storefront §3, "Other"). */
export const collageIdFrom = (designId: string | undefined, channel: Channel): number =>
  collageOverview(designId, channel).collageId;
