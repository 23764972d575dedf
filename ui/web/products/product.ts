/** What a kind of product is made of; registry.ts lists the kinds. */
import type { CalculatorBlock } from '../../../core/domain/content/blocks/calculator.ts';
import type { MessageTable } from '../../messages/message-table.ts';
import type { RedirectAnswer } from '../loaded-page.ts';
import type { LazyComponent } from '../navigation/lazy-component.tsx';
import type { ConfiguratorPageKind } from '../configurator/configurator-page.ts';
import type { ConfiguratorData } from '../configurator/configurator-data.ts';
import type { LoadedConfiguration } from '../configurator/load-configuration.ts';
import type { ProductRequest } from '../configurator/asked-configuration.ts';
import type { ProductViewProps } from '../configurator/product-page.tsx';

/** What only the server has of a product. */
export type ProductOnServer<Block extends CalculatorBlock, Data extends ConfiguratorData> = {
  readonly load: (asked: ProductRequest<Block>) => Promise<Data | RedirectAnswer>;
  /** What is said of the configuration that an address selects; undefined without prices. */
  readonly answer: (asked: ProductRequest<Block>) => Promise<LoadedConfiguration | undefined>;
  /** The texts that the page's view and its dialogs show. */
  readonly messages: readonly MessageTable[];
};

/** A product that pages sell. */
export type RegisteredProduct<Block extends CalculatorBlock, Data extends ConfiguratorData> = {
  /** What the page reads of its query. */
  readonly queryKind: ConfiguratorPageKind;
  /** A chunk of its own, so that other pages do not load it. */
  readonly View: LazyComponent<ProductViewProps<Data>>;
  /** False in a browser, whose build leaves the module out. */
  readonly onServer: false | (() => Promise<ProductOnServer<Block, Data>>);
};
