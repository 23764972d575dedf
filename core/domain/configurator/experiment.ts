import type { FrameType, MaterialType } from '../catalogue/materials.ts';
import type { Format } from '../format/format.ts';
import type { LengthUnit } from '../locale/locales.ts';
import {
  findFormatOption,
  type Configurator,
  type FormatOption,
  type MaterialOption,
} from './configurator.ts';

/** What the teaser asks prices for: acrylic glass in the black lacquer artbox (supporting §7). */
export const teaserArticle = {
  materialType: 'acrylglas',
  frameType: 'artbox',
} as const satisfies { materialType: MaterialType; frameType: FrameType };

const teaserFormat = { width: 600, height: 450, unit: 'cm' } as const satisfies Format;

/**
 * The configurator under experiment 1785's treatment `on` (supporting §7, §9): the framed acrylic
 * formats take the given prices, then every material of a centimetre locale that lists 60 × 45 as
 * available starts with it. Applying it twice changes nothing more.
 */
export const applyWallPictureTeaser = (
  configurator: Configurator,
  unit: LengthUnit,
  prices: readonly FormatOption[],
): Configurator => {
  const [first, ...others] = configurator.options;
  const change = (option: MaterialOption): MaterialOption =>
    startWithTeaserFormat(overridePrices(option, prices), unit);
  return { ...configurator, options: [change(first), ...others.map(change)] };
};

const startWithTeaserFormat = (option: MaterialOption, unit: LengthUnit): MaterialOption => {
  const listed = findFormatOption(option.formats, teaserFormat);
  return unit === 'cm' && listed?.price !== undefined
    ? { ...option, initiallySelectedFormat: teaserFormat }
    : option;
};

const overridePrices = (
  option: MaterialOption,
  prices: readonly FormatOption[],
): MaterialOption => {
  const isTeaserArticle =
    option.materialType === teaserArticle.materialType &&
    option.context.frameType === teaserArticle.frameType;
  if (!isTeaserArticle) return option;
  const override = (entry: FormatOption): FormatOption => {
    const price = findFormatOption(prices, entry.format)?.price;
    return price === undefined ? entry : { ...entry, price };
  };
  const [first, ...others] = option.formats;
  return { ...option, formats: [override(first), ...others.map(override)] };
};
