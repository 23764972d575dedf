import { findMaterial, startOption } from '../../configurator/configurator.ts';
import type { Configurator, ConfiguratorState } from '../../configurator/configurator.ts';
import { configuratorContextOf } from '../../configurator/configurator-context.ts';
import type { Locale } from '../../locale/locales.ts';
import {
  frameOfComponents,
  noComponents,
  type ComponentSelection,
  type PartedArticle,
} from './component-selection.ts';
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

/** A picture as it is chosen: its article in a format, with what is chosen of its parts. */
export type ChosenPicture = {
  readonly article: PartedArticle;
  readonly state: Pick<ConfiguratorState, 'format'>;
  readonly designId?: string | undefined;
  readonly components: ComponentSelection;
};

/**
 * The query that hands a picture to the photo frame designer. It equals that of
 * `handOffFromConfigurator`, but knows no other designer's parameters, so that it is small enough
 * for a page.
 */
export const printChosenPicture = (
  { article: { materialType, frameType }, state: { format }, designId, components }: ChosenPicture,
  context: HandOffContext<Locale>,
): QueryPairs => {
  const pairs = printChosenWallPicture({
    materialType,
    format,
    frame: frameType === undefined ? undefined : frameOfComponents(frameType, components),
    designId,
    ...context,
  });
  const options = components.optionTypes.map((option) => ['optionTypes[]', option] as const);
  return [...withFrameParts(pairs, components), ...options];
};

/** The address that hands what a configurator has chosen to the photo frame designer. */
export const pictureLink = (
  configurator: Configurator,
  state: ConfiguratorState,
  { base, parts: components = noComponents, ...context }: PictureLinkSetting,
): string => {
  const { materialType } = findMaterial(configurator, state.material) ?? startOption(configurator);
  const { frameType, designId } = configuratorContextOf(configurator, state);
  const article = { materialType, frameType };
  return addressWith(base, printChosenPicture({ article, state, designId, components }, context));
};
