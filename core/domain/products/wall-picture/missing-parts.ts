/** What an address asks for of an article and does not get, so that a page can say it. */
import { isMatType, type FrameType } from '../../catalogue/materials.ts';
import { isMatWidth, matsOf } from '../../catalogue/mat-choice.ts';
import {
  acceptedComponents,
  type OfferedPart,
  type PartOffer,
  type PartRefusal,
} from './part-offer.ts';
import {
  frameOfComponents,
  componentsFor,
  type ComponentSelection,
  type PartedArticle,
} from './component-selection.ts';

/** A part that is not had, and why; a mat with its width in millimetres. */
export type MissingPart = { readonly refusal: PartRefusal } & (
  | { readonly kind: 'option' | 'colour' | 'glass'; readonly value: string }
  | { readonly kind: 'mat'; readonly value: string; readonly matSize: number }
);

const refusedPart = (
  kind: 'option' | 'colour' | 'glass',
  parts: readonly OfferedPart[],
  value: string | undefined,
): readonly MissingPart[] =>
  parts.flatMap((part) =>
    part.value === value && part.refusal !== undefined
      ? [{ kind, value: part.value, refusal: part.refusal }]
      : [],
  );

/** The mat that was asked for, in its width, if the frame comes without it. */
const missingMat = (
  frameType: FrameType,
  asked: ComponentSelection,
  accepted: ComponentSelection,
): readonly MissingPart[] => {
  if (matsOf(frameType).length === 0) return [];
  const { matType, matSize } = frameOfComponents(frameType, asked);
  const had = frameOfComponents(frameType, accepted);
  if (matType === 'mat-none' || !isMatType(asked.matType ?? matType)) return [];
  const wanted = isMatWidth(asked.matSize ?? '') ? Number(asked.matSize) : matSize;
  return had.matType === matType && had.matSize === wanted
    ? []
    : [{ kind: 'mat', value: matType, matSize: wanted, refusal: 'not-sold' }];
};

/**
 * The parts that are asked for and are the article's by their names, but cannot be had in the
 * offer's format: not sold so, excluded by the frame, or a mat in a width that is not sold. They
 * are made as usual instead. Words that name no part of the article are left out.
 */
export const missingParts = (
  article: PartedArticle,
  offer: PartOffer,
  asked: ComponentSelection,
): readonly MissingPart[] => {
  const { frameType } = article;
  const options = offer.options.flatMap((group) => group.options);
  const ofOptions = [...new Set(asked.optionTypes)].flatMap((value) =>
    refusedPart('option', options, value),
  );
  const { frame } = offer;
  if (frame === undefined || frameType === undefined) return ofOptions;
  const { frameVariant, glassType } = componentsFor(article, asked);
  return [
    ...ofOptions,
    ...refusedPart('colour', frame.colours, frameVariant),
    ...missingMat(frameType, asked, acceptedComponents(article, offer, asked)),
    ...refusedPart('glass', frame.glasses, glassType),
  ];
};
