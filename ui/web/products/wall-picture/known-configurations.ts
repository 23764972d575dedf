/** The configurations that this document knows: the page's own, and later answers. */
import { withFramings } from '../../../../core/domain/configurator/framings.ts';
import type {
  Configurator,
  ConfiguratorState,
} from '../../../../core/domain/configurator/configurator.ts';
import type { NearestFormat } from '../../../../core/domain/configurator/nearest-format.ts';
import { equalFormats } from '../../../../core/domain/format/format.ts';
import { keptAnswers } from '../../configurator/kept-answers.ts';
import type { ConfigurationAnswer, ConfigurationFacts } from './configurator-data.ts';

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

/** The nearest standard format beside the own one of a state. */
export const knownNearest = (
  known: readonly KnownConfiguration[],
  { material, format }: ConfiguratorState,
): NearestFormat | undefined =>
  known.find(
    ({ selected }) => selected.material === material && equalFormats(selected.format, format),
  )?.nearest;
