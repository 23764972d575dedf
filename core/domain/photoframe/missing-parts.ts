/** What an address asks for of an article and does not get: to be said, not dropped in silence. */
import { isMatType, type FrameType } from '../catalogue/materials.ts';
import { isMatWidth, matsOf } from './mat-choice.ts';
import { acceptedWish, type OfferedPart, type PartOffer } from './part-offer.ts';
import { frameOfWish, wishFor, type PartWish, type PartedArticle } from './part-wish.ts';

/** A part that is not had; a mat with its width in millimetres. */
export type MissingPart =
  | { readonly kind: 'option' | 'colour' | 'glass'; readonly value: string }
  | { readonly kind: 'mat'; readonly value: string; readonly matSize: number };

const isRefused = (parts: readonly OfferedPart[], value: string | undefined): value is string =>
  parts.some((part) => part.value === value && part.refusal !== undefined);

/** The mat that is asked for, with the width that is, where the frame is had without it. */
const missingMat = (
  frameType: FrameType,
  asked: PartWish,
  accepted: PartWish,
): readonly MissingPart[] => {
  if (matsOf(frameType).length === 0) return [];
  const { matType, matSize } = frameOfWish(frameType, asked);
  const had = frameOfWish(frameType, accepted);
  if (matType === 'mat-none' || !isMatType(asked.matType ?? matType)) return [];
  const wanted = isMatWidth(asked.matSize ?? '') ? Number(asked.matSize) : matSize;
  return had.matType === matType && had.matSize === wanted
    ? []
    : [{ kind: 'mat', value: matType, matSize: wanted }];
};

/**
 * The parts that are asked for, go with the article by their names, and cannot be had with it in the
 * offer's format: those that are not sold so, and mats in a width that is not. What is not had is
 * made as it usually is. A word that names no part of the article is not among them.
 */
export const missingParts = (
  article: PartedArticle,
  offer: PartOffer,
  asked: PartWish,
): readonly MissingPart[] => {
  const { frameType } = article;
  const named = wishFor(article, asked);
  const options = offer.options.flatMap((group) => group.options);
  const ofOptions = named.optionTypes
    .filter((value) => isRefused(options, value))
    .map((value): MissingPart => ({ kind: 'option', value }));
  const { frame } = offer;
  if (frame === undefined || frameType === undefined) return ofOptions;
  const { frameVariant, glassType } = named;
  return [
    ...ofOptions,
    ...(isRefused(frame.colours, frameVariant)
      ? [{ kind: 'colour', value: frameVariant } as const]
      : []),
    ...missingMat(frameType, asked, acceptedWish(article, offer, asked)),
    ...(isRefused(frame.glasses, glassType) ? [{ kind: 'glass', value: glassType } as const] : []),
  ];
};
