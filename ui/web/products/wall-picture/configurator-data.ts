import type {
  Configurator,
  ConfiguratorState,
  MaterialOption,
} from '../../../../core/domain/configurator/configurator.ts';
import type { NearestFormat } from '../../../../core/domain/configurator/nearest-format.ts';
import type { ExtraFormat } from '../../../../core/domain/products/wall-picture/known-pictures.ts';
import type { ContentPicture } from '../../../../core/domain/content/content-picture.ts';
import type { QueryPair } from '../../../../core/domain/query/query.ts';
import type { PriceElsewhere } from '../../../../core/domain/delivery/price-elsewhere.ts';
import type { MaterialChoiceOption } from '../../../components/material-choice/material-choice.tsx';
import type { ShownDialog } from '../../dialogs/dialog.ts';
import type { DialogDataOf } from './dialogs/registry.ts';
import type { ProductData } from '../product.ts';
import type { UnknownKey } from '../../configurator/address-notices.tsx';
import type { ProductDelivery } from '../../configurator/product-delivery.ts';
import type { OptionNames } from './option-names.ts';
import type { ComponentsData } from './components-data.ts';

type Swatch = Pick<MaterialChoiceOption, 'swatch'>;

/** Of the page's first configuration, and of each that is chosen after it. */
export type ConfigurationFacts = {
  readonly selected: Pick<ConfiguratorState, 'material' | 'format'>;
  readonly extra: ExtraFormat | undefined;
  /** A standard format close to an own one, which costs less. */
  readonly nearest: NearestFormat | undefined;
  readonly parts: ComponentsData;
};

/**
 * The answer to a choice (see `configurationPath`): what the page does not know of the
 * configuration yet. It depends on the site and on what is selected alone.
 */
export type ConfigurationAnswer = ConfigurationFacts & {
  readonly kind: 'configuration';
  /** The frames around the selected material, and what they are called together with it. */
  readonly framings: readonly MaterialOption[];
  readonly names: Readonly<Record<string, OptionNames>>;
  /** The price in the country that the address names. */
  readonly elsewhere: (PriceElsewhere & { readonly code: string }) | undefined;
};

/** A page with wall pictures, or with frames alone, as its view needs it beside its content. */
export type ConfiguratorData = ProductData & {
  readonly product: 'wall-picture';
  /** The dialog that the address opens. */
  readonly dialog: ShownDialog<DialogDataOf> | undefined;
  readonly headline: string;
  readonly startLabel: string;
  readonly motif: ContentPicture;
  readonly names: Readonly<Record<string, OptionNames>>;
  /** By the values of options; the server writes the addresses of their pictures. */
  readonly swatches: Readonly<Record<string, Swatch>>;
  /** The addresses of the pages that sell an option of this configurator, by its value. */
  readonly pages: Readonly<Record<string, string>>;
  readonly configurator: Configurator;
  /** Of the configuration that the address selects. */
  readonly configuration: ConfigurationFacts;
  readonly delivery: ProductDelivery | undefined;
  /** Query pairs that every choice keeps. */
  readonly kept: readonly QueryPair[];
  /** Query keys whose value the shop does not have. */
  readonly unknown: readonly UnknownKey[];
};
