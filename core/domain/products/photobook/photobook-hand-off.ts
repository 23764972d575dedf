import { E, pipe } from '../../../fp.ts';
import {
  parsePhotobookConfiguration,
  photobookParameters,
  type PhotobookConfiguration,
  type PhotobookParameters,
} from './photobook-configuration.ts';
import {
  contextParameters,
  readDesignerContext,
  type DesignerContext,
} from '../../designer/designer-context.ts';
import { identifierParameter, integerParameter } from '../../designer/parameter-codecs.ts';
import { parameterPairs, parameterText } from '../../designer/parameter-source.ts';
import type { QueryPairs } from '../../query/query.ts';
import { optionalParameter } from '../../designer/read-parameters.ts';
import type { HandOffRefusal } from '../../designer/refusals.ts';

/** A hand-off to the photo book designer, with its designs (storefront §3). */
export type PhotobookHandOff = PhotobookConfiguration &
  DesignerContext & {
    readonly designGroupSetId?: string | undefined;
    /** See `photobookTemplateIdFor`. */
    readonly templateId?: string | undefined;
    /** The page count up to which a price holds, 1 to 999. */
    readonly graduationsPageCount?: number | undefined;
  };

/** The designer's own name; the shop has no such parameter. */
const templateIdParameter = 'templateId';

/** What is chosen of a photo book, without where the shopper came from. */
export type DesignedPhotobook = Omit<PhotobookHandOff, keyof DesignerContext>;

/** The designer's parameters, in a fixed order. */
export const printDesignedPhotobook = (photobook: DesignedPhotobook): QueryPairs =>
  parameterPairs({
    ...photobookParameters(photobook),
    designGroupSetId: photobook.designGroupSetId,
    [templateIdParameter]: photobook.templateId,
    graduationsPageCount: photobook.graduationsPageCount,
  });

/** The query of a hand-off, in a fixed order. */
export const printPhotobookQuery = (handOff: PhotobookHandOff): QueryPairs => [
  ...printDesignedPhotobook(handOff),
  ...parameterPairs(contextParameters(handOff)),
];

const bookParameters = [
  'photobookType',
  'photobookPrinting',
  'photobookCover',
  'photobookBinding',
  'photobookPaper',
  'photobookFormat',
  'photobookPageCount',
  'amount',
  'photobookCoverLamination',
  'refinementType',
] as const satisfies readonly (keyof PhotobookParameters)[];

const readBook = (query: QueryPairs): PhotobookParameters =>
  Object.fromEntries(bookParameters.map((name) => [name, parameterText(query, name)]));

/**
 * The inverse of `printPhotobookQuery`. Defaults: one copy, a cover without refinement (storefront
 * §3, "Photo books").
 */
export const parsePhotobookQuery = (
  query: QueryPairs,
): E.Either<HandOffRefusal, PhotobookHandOff> =>
  pipe(
    E.Do,
    E.bind('configuration', () => parsePhotobookConfiguration(readBook(query))),
    E.bindW('designGroupSetId', () =>
      optionalParameter(query, 'designGroupSetId', identifierParameter),
    ),
    E.bindW('templateId', () => optionalParameter(query, templateIdParameter, identifierParameter)),
    E.bindW('graduationsPageCount', () =>
      optionalParameter(query, 'graduationsPageCount', integerParameter(1, 999)),
    ),
    E.bindW('context', () => readDesignerContext(query)),
    E.map(({ configuration, context, ...designs }) => ({
      ...configuration,
      ...designs,
      ...context,
    })),
  );
