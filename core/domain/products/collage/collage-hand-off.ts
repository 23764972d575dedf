import { E, pipe } from '../../../fp.ts';
import type { MaterialType } from '../../catalogue/materials.ts';
import { collageTileLimits, type CollageDesign } from './collage-design.ts';
import { parseCollageId, printCollageId } from './collage-id.ts';
import { printTiles, tilesParameter, type CollageTiles } from './collage-tiles.ts';
import { defaultCollageId } from './collages.ts';
import { printFormat, type Format } from '../../format/format.ts';
import type { Channel } from '../../locale/channel.ts';
import {
  contextParameters,
  readDesignerContext,
  type DesignerContext,
} from '../../designer/designer-context.ts';
import {
  integerParameter,
  malformedUnless,
  type ParameterParser,
} from '../../designer/parameter-codecs.ts';
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
  /** What the design is called, so that lists can say it: up to 40 characters, `Solo 3`. */
  readonly designName?: string | undefined;
  /** How many pictures the collage has, 1 to 100. */
  readonly tileCount?: number | undefined;
  /** Where they lie, so that what is printed is what was seen. */
  readonly tiles?: CollageTiles | undefined;
  readonly materialType?: MaterialType | undefined;
  readonly format?: Format | undefined;
  readonly frame?: FrameChoice | undefined;
  /** Of the material; none without one. */
  readonly optionTypes: WallOptions;
} & DesignerContext;

/** Words and a short number: lists show it, and hand-offs come from anywhere. */
const designNamePattern = /^\p{L}[\p{L}\p{M} ’'-]{0,35}(?: \d{1,3})?$/u;

const designNameParameter: ParameterParser<string> = (text) =>
  designNamePattern.test(text) ? E.right(text) : E.left('malformed');

/** What a hand-off says of a design beside its id. */
export type HandedDesign = Pick<CollageHandOff, 'designName' | 'tileCount' | 'tiles'>;

/** What a hand-off can carry of a design; a name or tiles that it cannot are left out. */
export const handedDesign = ({
  name,
  tiles,
}: Pick<CollageDesign, 'name' | 'tiles'>): HandedDesign => {
  const handed = tilesParameter(printTiles(tiles));
  return {
    ...(designNamePattern.test(name) && { designName: name }),
    tileCount: tiles.length,
    ...(E.isRight(handed) && { tiles: handed.right }),
  };
};

/** The query of a hand-off to the collage designer, in a fixed order. */
export const printCollageQuery = (handOff: CollageHandOff): QueryPairs => {
  const { collageId, designName, tileCount, tiles, materialType, format, frame, optionTypes } =
    handOff;
  return parameterPairs({
    designId: printCollageId(collageId),
    designName,
    tileCount,
    designTiles: tiles && printTiles(tiles),
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
    E.bind('designName', () => optionalParameter(query, 'designName', designNameParameter)),
    E.bind('tileCount', () =>
      optionalParameter(
        query,
        'tileCount',
        integerParameter(collageTileLimits.minimum, collageTileLimits.maximum),
      ),
    ),
    E.bind('tiles', () => optionalParameter(query, 'designTiles', tilesParameter)),
    E.bind('materialType', () => optionalParameter(query, 'materialType', materialParameter)),
    E.bind('context', () => readDesignerContext(query)),
    E.bind('format', ({ context }) =>
      optionalParameter(query, 'formatType', wallFormatParameter(context.locale)),
    ),
    E.bindW('frame', ({ materialType }) => readFrameChoice(query, materialType)),
    E.bindW('optionTypes', ({ materialType }) => readWallOptions(query, materialType)),
    E.map(({ context, ...collage }) => ({ ...collage, ...context })),
  );
