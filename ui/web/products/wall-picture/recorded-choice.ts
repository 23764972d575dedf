/** A chunk of its own: it needs the rules of configurators, which pages with one have already. */
import {
  selectedArticle,
  selectedPrice,
} from '../../../../core/domain/configurator/configurator.ts';
import { readSelection } from '../../../../core/domain/configurator/selection.ts';
import { knownState } from '../../../../core/domain/products/wall-picture/known-pictures.ts';
import { recordPicture } from '../../../../core/domain/products/wall-picture/record-picture.ts';
import type { RecordedChoice, RecordingShell } from '../product.ts';
import {
  knownConfigurations,
  withKnownFramings,
  type ConfiguredProduct,
} from './known-configurations.ts';

/** The selection of an address as statistics know it. */
export const recordedChoice = (
  product: ConfiguredProduct,
  { lengthUnit }: Pick<RecordingShell, 'lengthUnit'>,
  search: string,
): RecordedChoice => {
  const query = new URLSearchParams(search);
  const requested = readSelection(lengthUnit, (name) => query.get(name));
  const known = knownConfigurations(product);
  const configurator = withKnownFramings(product.configurator, known);
  const state = knownState({ configurator, known }, requested);
  return {
    ...recordPicture(selectedArticle(configurator, state), state.format),
    price: selectedPrice(configurator, state)?.priceCurrent,
  };
};
