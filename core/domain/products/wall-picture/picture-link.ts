import { findMaterial, startOption } from '../../configurator/configurator.ts';
import type { Configurator, ConfiguratorState } from '../../configurator/configurator.ts';
import { configuratorContextOf } from '../../configurator/configurator-context.ts';
import type { Locale } from '../../locale/locales.ts';
import { frameOfComponents, noComponents, type ComponentSelection } from './component-selection.ts';
import type { HandOffContext } from '../../designer/parameters.ts';
import { printChosenWallPicture } from './chosen-wall-picture.ts';
import { addressWith, type QueryPairs } from '../../query/query.ts';

export type PictureLinkSetting = HandOffContext<Locale> & {
  /** Where the photo frame designer answers. */
  readonly base: string;
  /** The chosen parts; the defaults of the article where it is absent. */
  readonly parts?: ComponentSelection | undefined;
};

/** The frame's colour and glass stand beside its mat. */
const withFrameParts = (
  pairs: QueryPairs,
  { frameVariant, glassType }: ComponentSelection,
): QueryPairs => {
  const parts = Object.entries({ frameVariant, glassType }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return pairs.flatMap((pair) => (pair[0] === 'matType' ? [pair, ...parts] : [pair]));
};

/**
 * The address that hands a configurator's picture to the photo frame designer. It equals that of
 * `handOffFromConfigurator`, but knows no other designer's parameters, so that it is small enough
 * for a page.
 */
export const pictureLink = (
  configurator: Configurator,
  state: ConfiguratorState,
  { base, parts = noComponents, ...context }: PictureLinkSetting,
): string => {
  const { materialType } = findMaterial(configurator, state.material) ?? startOption(configurator);
  const { frameType, designId } = configuratorContextOf(configurator, state);
  const pairs = printChosenWallPicture({
    materialType,
    format: state.format,
    frame: frameType === undefined ? undefined : frameOfComponents(frameType, parts),
    designId,
    ...context,
  });
  const options = parts.optionTypes.map((option) => ['optionTypes[]', option] as const);
  return addressWith(base, [...withFrameParts(pairs, parts), ...options]);
};
