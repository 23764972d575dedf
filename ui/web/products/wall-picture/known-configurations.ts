/** The configurations that this document knows: the page's own, and later answers. */
import { withFramings } from '../../../../core/domain/configurator/framings.ts';
import type {
  Configurator,
  ConfiguratorState,
} from '../../../../core/domain/configurator/configurator.ts';
import type { NearestFormat } from '../../../../core/domain/configurator/nearest-format.ts';
import {
  requestedMaterial,
  stateOfSelection,
  type RequestedSelection,
} from '../../../../core/domain/configurator/selection.ts';
import { equalFormats, printFormat } from '../../../../core/domain/format/format.ts';
import type { PartOffer } from '../../../../core/domain/products/wall-picture/part-offer.ts';
import {
  frameOfComponents,
  type PartedArticle,
  type ComponentSelection,
} from '../../../../core/domain/products/wall-picture/component-selection.ts';
import { keptAnswers } from '../../configurator/kept-answers.ts';
import type { ConfigurationAnswer, ConfigurationFacts } from './configurator-data.ts';
import type { PartsData } from './parts-data.ts';

/** The product of a page as far as its configurations are concerned. */
export type ConfiguredProduct = {
  readonly configurator: Configurator;
  readonly configuration: ConfigurationFacts;
};

/** Only an answer brings framings, their names and a price elsewhere. */
export type KnownConfiguration = ConfigurationFacts &
  Partial<Pick<ConfigurationAnswer, 'framings' | 'names' | 'elsewhere'>>;

/** The answers to choices of wall pictures, by what the page said of the configuration at first. */
export const pictureAnswers = /* @__PURE__ */ keptAnswers<ConfigurationAnswer>();

/** All that is known of a product's configurations, the last answer first. */
export const knownConfigurations = ({
  configuration,
}: Pick<ConfiguredProduct, 'configuration'>): readonly KnownConfiguration[] => [
  ...pictureAnswers.of(configuration),
  configuration,
];

/** A configurator with the frames around all materials that are known. */
export const withKnownFramings = (
  configurator: Configurator,
  known: readonly KnownConfiguration[],
): Configurator =>
  known.reduce((before, { framings = [] }) => withFramings(before, framings), configurator);

/** The state that an address stands for, with the price of an own format where it is known. */
export const knownState = (
  configurator: Configurator,
  known: readonly KnownConfiguration[],
  requested: RequestedSelection,
): ConfiguratorState => {
  const { value } = requestedMaterial(configurator, requested);
  const { format } = requested;
  const own = known.find(
    ({ extra, selected }) =>
      extra !== undefined &&
      format !== undefined &&
      selected.material === value &&
      equalFormats(extra.format, format),
  );
  return stateOfSelection(configurator, requested, own?.extra);
};

/** The cheaper standard format beside the own one of a state. */
export const knownNearest = (
  known: readonly KnownConfiguration[],
  { material, format }: ConfiguratorState,
): NearestFormat | undefined =>
  known.find(
    ({ selected }) => selected.material === material && equalFormats(selected.format, format),
  )?.nearest;

/** The choices of the selected article beside its format. */
export type KnownParts = {
  /** The names and frames of the material; undefined while they are not known. */
  readonly data: PartsData | undefined;
  /** Undefined while it is not known. */
  readonly offer: PartOffer | undefined;
  /** True if the prices are for the requested mat width. */
  readonly isWhole: boolean;
};

/** The parts of a state's article; a mat of another width has other prices. */
export const knownParts = (
  known: readonly KnownConfiguration[],
  { materialType, frameType }: PartedArticle,
  { material, format }: ConfiguratorState,
  components: ComponentSelection,
): KnownParts => {
  const matSize = frameType === undefined ? 0 : frameOfComponents(frameType, components).matSize;
  const ofState = known.filter(
    ({ parts: { offer } }) =>
      offer?.material === material && offer.formatType === printFormat(format),
  );
  const whole = ofState.find(({ parts }) => parts.offer?.matSize === matSize);
  const found = whole ?? ofState[0];
  const ofMaterial = found ?? known.find(({ parts }) => parts.materialType === materialType);
  return {
    data: ofMaterial?.parts,
    offer: found?.parts.offer,
    isWhole: whole !== undefined,
  };
};
