/**
 * Parts of a configured picture with prices of their own beside its article: options, the frame's
 * colour, a mat and a better glass. A default costs nothing: the article's price includes it.
 */
import type { GlassType } from '../../catalogue/frame-parts.ts';
import { frameDefaults, type FrameType } from '../../catalogue/materials.ts';
import type { OptionType } from '../../catalogue/option-groups.ts';
import { defaultOptionOfGroup, isOptionType, parseOptionType } from '../../catalogue/options.ts';
import { defaultProducedFrameOf } from '../../catalogue/produced-frame.ts';
import type { ProducedFrame } from '../../catalogue/produced-frames.ts';
import type { Format } from '../../format/format.ts';
import { E } from '../../../fp.ts';
import type { ColouredMat, WallPicture, PictureFrame } from './wall-picture.ts';
import { areaOf, ownFormatAmount, type AreaPrice } from '../../pricing/own-format-price.ts';
import type { PriceHistory } from '../../pricing/price-history.ts';

/** A part that is priced by its name; a frame type is the frame itself, without a picture. */
export type PartName = ColouredMat | FrameType | GlassType | OptionType | ProducedFrame;

/** A part of a picture, and the area in square millimetres that its price goes by. */
export type PicturePart = { readonly part: PartName; readonly area: number };

/** Place of a part, which decides the area that it is priced by. */
export type PartPlace = {
  readonly format: Format;
  readonly frameType?: FrameType | undefined;
  /** The width of the mat in millimetres, 0 without one. */
  readonly matSize: number;
};

/** The mat that the article's price holds: the frame type's default one. */
const includedMatSize = (frameType: FrameType | undefined): number =>
  frameType === undefined ? 0 : frameDefaults[frameType].matSize;

const isMat = (part: PartName): part is ColouredMat => part.startsWith('mat-');

/**
 * The area that a part is priced by: a mat by its own area beyond the frame's usual one, a frame's
 * colour and a glass by what the frame encloses, an option and a frame itself by the picture.
 */
export const areaOfPart = (part: PartName, { format, frameType, matSize }: PartPlace): number => {
  if (isMat(part)) {
    const included = areaOf(format, includedMatSize(frameType));
    return Math.max(0, areaOf(format, matSize) - included);
  }
  const isByPicture = isOptionType(part) || part === frameType;
  return areaOf(format, isByPicture ? 0 : matSize);
};

const isDefaultOption = (optionType: OptionType): boolean => {
  const option = parseOptionType(optionType);
  return E.isRight(option) && option.right.option === defaultOptionOfGroup(option.right.group);
};

/** Names of a frame's parts that are not defaults; a frame type's usual mat is a default. */
const frameParts = ({ frameType, producedFrame, glazing }: PictureFrame): readonly PartName[] => {
  const { matType = 'mat-none', matSize = 0 } = glazing?.mat ?? {};
  const usual = frameDefaults[frameType];
  const isUsualMat = matType === usual.matType && matSize === usual.matSize;
  return [
    ...(producedFrame === defaultProducedFrameOf(frameType) ? [] : [producedFrame]),
    ...(matType === 'mat-none' || isUsualMat ? [] : [matType]),
    ...(glazing?.glassType === undefined ? [] : [glazing.glassType]),
  ];
};

const placeOf = (format: Format, frame: PictureFrame | undefined): PartPlace => ({
  format,
  frameType: frame?.frameType,
  matSize: frame?.glazing?.mat.matSize ?? 0,
});

const placed = (names: readonly PartName[], place: PartPlace): readonly PicturePart[] =>
  names.map((part) => ({ part, area: areaOfPart(part, place) }));

/** Parts of a picture beside its article; none for a default configuration. */
export const partsOfPicture = ({ format, frame, options }: WallPicture): readonly PicturePart[] =>
  placed(
    [
      ...options.filter((option) => !isDefaultOption(option)),
      ...(frame === undefined ? [] : frameParts(frame)),
    ],
    placeOf(format, frame),
  );

/** Parts of a frame without a picture: the frame first, then its parts that are not defaults. */
export const partsOfFrame = (
  frame: PictureFrame,
  format: Format,
): readonly [PicturePart, ...PicturePart[]] => {
  const place = placeOf(format, frame);
  const { frameType } = frame;
  return [
    { part: frameType, area: areaOfPart(frameType, place) },
    ...placed(frameParts(frame), place),
  ];
};

/**
 * Surcharge of a part at an area from an instant on; at area 0 the least that the smallest one
 * costs.
 */
export type PartPrice = AreaPrice & { readonly validFrom: number };

/**
 * Price history of a part at an area: interpolated between known areas as own formats are, constant
 * beyond the largest. A part with area 0 costs nothing.
 */
export const partHistory = (prices: readonly PartPrice[], area: number): PriceHistory => ({
  changes: [...Map.groupBy(prices, ({ validFrom }) => validFrom)].map(([validFrom, levels]) => {
    const baseAmount = levels.find((level) => level.area === 0)?.amount ?? 0;
    const rule = { baseAmount, amountPerSquareDecimetre: 0 };
    const steps = levels.filter((level) => level.area > 0);
    return { validFrom, amount: area === 0 ? 0 : ownFormatAmount(rule, steps, area) };
  }),
  promotions: [],
});
