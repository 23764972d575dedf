import type { ConfiguratorBlock } from '../../../../core/domain/products/wall-picture/configurator-block.ts';
import { E } from '../../../../core/fp.ts';
import {
  completeConfiguration,
  selectConfiguration,
} from '../../../../core/usecases/wall-picture/configure-product.ts';
import { showsWallPicture } from './shows-wall-picture.ts';
import type { ProductRequest } from '../product.ts';
import { askedConfiguration, type ProductSettings } from './asked-configuration.ts';
import { configurationFacts, framingOptions, namesOfFramings } from './configuration-facts.ts';
import type { ConfigurationAnswer } from './configurator-data.ts';

/** The answer to a choice. If it is shared, caches may keep it for every visitor. */
type LoadedConfiguration = {
  readonly answer: ConfigurationAnswer;
  readonly isShared: boolean;
};

/** Loads what is said of the configuration that an address selects; undefined without prices. */
export const loadConfiguration = async <Block extends ConfiguratorBlock>(
  asked: ProductRequest<Block>,
  settings: ProductSettings<Block>,
): Promise<LoadedConfiguration | undefined> => {
  const { ports, url } = asked.request;
  const { scope, question, components, country } = askedConfiguration(asked, settings);
  const found = await selectConfiguration(scope, question)(ports)();
  if (E.isLeft(found)) return undefined;
  const selected = found.right;
  const { channel, locale } = scope;
  const there = country.kind === 'elsewhere' ? country.destination : undefined;
  const elsewhere = there && { channel, locale: there.locale };
  const completed = await completeConfiguration(scope, {
    ...selected,
    asked: components,
    elsewhere,
  })(ports)();
  const facts = E.toUnion(completed);
  const framings = framingOptions(selected.configurator);
  const price = facts.elsewhere;
  return {
    answer: {
      kind: 'configuration',
      ...configurationFacts(locale, question, selected, facts),
      framings,
      names: namesOfFramings(locale, framings),
      elsewhere: there && price && { ...price, code: there.country },
    },
    isShared: showsWallPicture(locale, url.search, selected.configurator) && !selected.extra,
  };
};
