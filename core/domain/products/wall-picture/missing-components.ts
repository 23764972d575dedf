/** What an address asks for of an article and does not get, so that a page can say it. */
import { isMatType, type FrameType } from '../../catalogue/materials.ts';
import { isMatWidth } from '../../catalogue/mat-choice.ts';
import {
  acceptedComponents,
  type OfferedComponent,
  type ComponentOffer,
  type ComponentRefusal,
} from './component-offer.ts';
import {
  frameOfComponents,
  componentsFor,
  type ComponentSelection,
  type PartedArticle,
} from './component-selection.ts';

/** A component that is not had, and why; a mat with its width in millimetres. */
export type MissingComponent = { readonly refusal: ComponentRefusal } & (
  | { readonly kind: 'option' | 'colour' | 'glass'; readonly value: string }
  | { readonly kind: 'mat'; readonly value: string; readonly matSize: number }
);

const refusedComponent = (
  kind: 'option' | 'colour' | 'glass',
  offered: readonly OfferedComponent[],
  value: string | undefined,
): readonly MissingComponent[] =>
  offered.flatMap((one) =>
    one.value === value && one.refusal !== undefined
      ? [{ kind, value: one.value, refusal: one.refusal }]
      : [],
  );

/** The mat that was asked for, in its width, if the frame comes without it. */
const missingMat = (
  frameType: FrameType,
  asked: ComponentSelection,
  accepted: ComponentSelection,
): readonly MissingComponent[] => {
  const { matType, matSize } = frameOfComponents(frameType, asked);
  const had = frameOfComponents(frameType, accepted);
  if (matType === 'mat-none' || !isMatType(asked.matType ?? matType)) return [];
  const wanted = isMatWidth(asked.matSize ?? '') ? Number(asked.matSize) : matSize;
  return had.matType === matType && had.matSize === wanted
    ? []
    : [{ kind: 'mat', value: matType, matSize: wanted, refusal: 'not-sold' }];
};

/**
 * The components that are asked for and are the article's by their names, but cannot be had in the
 * offer's format: not sold so, excluded by the frame, or a mat in a width that is not sold. They
 * are made as usual instead. Words that name no component of the article are left out.
 */
export const missingComponents = (
  article: PartedArticle,
  offer: ComponentOffer,
  asked: ComponentSelection,
): readonly MissingComponent[] => {
  const { frameType } = article;
  const options = offer.options.flatMap((group) => group.options);
  const ofOptions = [...new Set(asked.optionTypes)].flatMap((value) =>
    refusedComponent('option', options, value),
  );
  const { frame } = offer;
  if (frame === undefined || frameType === undefined) return ofOptions;
  const { frameVariant, glassType } = componentsFor(article, asked);
  return [
    ...ofOptions,
    ...refusedComponent('colour', frame.colours, frameVariant),
    ...missingMat(frameType, asked, acceptedComponents(article, offer, asked)),
    ...refusedComponent('glass', frame.glasses, glassType),
  ];
};
