import { E, pipe } from '../../../fp.ts';
import type { MaterialType } from '../../catalogue/materials.ts';
import { collageTileLimits } from './collage-design.ts';
import { parseCollageId, printCollageId } from './collage-id.ts';
import { defaultCollageId } from './collages.ts';
import { printFormat, type Format } from '../../format/format.ts';
import type { Channel } from '../../locale/channel.ts';
import {
  contextParameters,
  readDesignerContext,
  type DesignerContext,
} from '../../designer/designer-context.ts';
import { integerParameter, malformedUnless } from '../../designer/parameter-codecs.ts';
import { parameterPairs } from '../../designer/parameter-source.ts';
import {
  materialParameter,
  readFrameChoice,
  wallFormatParameter,
} from '../wall-picture/read-wall-picture.ts';
import type { FrameChoice } from '../../catalogue/frame-choice.ts';
import type { QueryPairs } from '../../query/query.ts';
import { optionalParameter, parameterOr } from '../../designer/read-parameters.ts';
import type { HandOffRefusal } from '../../designer/refusals.ts';
import { readWallOptions, type WallOptions } from '../wall-picture/wall-options.ts';

/**
 * A hand-off to the collage designer (storefront §3, "Other"): the collage's design, and the wall
 * picture that it becomes as far as a shopper chose it.
 */
export type CollageHandOff = {
  readonly collageId: number;
  /** How many pictures the collage has, 1 to 100. */
  readonly tileCount?: number | undefined;
  readonly materialType?: MaterialType | undefined;
  readonly format?: Format | undefined;
  readonly frame?: FrameChoice | undefined;
  /** Of the material; none without one. */
  readonly optionTypes: WallOptions;
} & DesignerContext;

/** The query of a hand-off to the collage designer, in a fixed order. */
export const printCollageQuery = (handOff: CollageHandOff): QueryPairs => {
  const { collageId, tileCount, materialType, format, frame, optionTypes } = handOff;
  return parameterPairs({
    designId: printCollageId(collageId),
    tileCount,
    materialType,
    formatType: format && printFormat(format),
    frameType: frame?.frameType,
    matSize: frame?.matSize,
    matType: frame?.matType,
    frameVariant: frame?.producedFrame,
    glassType: frame?.glassType,
    backType: frame?.backType,
    optionTypes,
    ...contextParameters(handOff),
  });
};

/**
 * The inverse of `printCollageQuery`. Without a design id it is the channel's default collage
 * (storefront §3, "Other").
 */
export const parseCollageQuery = (
  query: QueryPairs,
  channel: Channel,
): E.Either<HandOffRefusal, CollageHandOff> =>
  pipe(
    E.Do,
    E.bind('collageId', () =>
      parameterOr(defaultCollageId(channel))(query, 'designId', malformedUnless(parseCollageId)),
    ),
    E.bind('tileCount', () =>
      optionalParameter(
        query,
        'tileCount',
        integerParameter(collageTileLimits.minimum, collageTileLimits.maximum),
      ),
    ),
    E.bind('materialType', () => optionalParameter(query, 'materialType', materialParameter)),
    E.bind('context', () => readDesignerContext(query)),
    E.bind('format', ({ context }) =>
      optionalParameter(query, 'formatType', wallFormatParameter(context.locale)),
    ),
    E.bindW('frame', ({ materialType }) => readFrameChoice(query, materialType)),
    E.bindW('optionTypes', ({ materialType }) => readWallOptions(query, materialType)),
    E.map(({ context, ...collage }) => ({ ...collage, ...context })),
  );
