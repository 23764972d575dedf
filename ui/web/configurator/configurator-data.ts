import type {
  Configurator,
  ConfiguratorState,
  FormatOption,
  MaterialOption,
} from '../../../core/domain/configurator/configurator.ts';
import type { NearestFormat } from '../../../core/domain/configurator/nearest-format.ts';
import type { ContentPicture } from '../../../core/domain/content/content-picture.ts';
import type { ShippingClass } from '../../../core/domain/delivery/tables/shipping-rates.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import type { MoneyStyle } from '../../../core/domain/money/money-style.ts';
import type { Money } from '../../../core/domain/money/money.ts';
import type { QueryPair } from '../../../core/domain/query/query.ts';
import type { PriceElsewhere } from '../../../core/usecases/configure-product.ts';
import type { MaterialChoiceOption } from '../../components/material-choice/material-choice.tsx';
import type { DialogLink } from '../dialogs/load-dialog.ts';
import type { ProductData } from '../products/product.ts';
import type { DeliveryPromise } from '../shell/load-delivery.ts';
import type { ConfiguratorPageKind, OptionNames } from './configurator-page.ts';
import type { PartsData } from './parts-data.ts';

/** What is said of delivery to a country: the promise, if any, and what each size class costs. */
export type CountryDelivery = {
  readonly promise: DeliveryPromise | undefined;
  readonly costs: Readonly<Record<ShippingClass, Money>>;
  /** Where it is sent, in the words of the locale. */
  readonly country: string;
  /** What the express shop offers for pictures; undefined where nothing goes by express. */
  readonly express: ExpressPromise | undefined;
};

/** Delivery to another country than the page's own: its own shop sells there, at its own prices. */
export type DeliveryElsewhere = CountryDelivery &
  PriceElsewhere & {
    readonly code: string;
    /** The page in the shop of that country, without a selection; in which language, and its name. */
    readonly href: string;
    readonly locale: Locale;
    readonly language: string;
    readonly shippingHref: string;
    /** How this page writes the money of that country. */
    readonly moneyStyle: MoneyStyle;
  };

/** A country that can be chosen, by its code. */
type NamedCountry = { readonly code: string; readonly name: string };

/** What is said of delivery: to the page's own country, and to the one that its address names. */
export type ProductDelivery = CountryDelivery & {
  /** What can be chosen, the page's own country first; empty where only that one is served. */
  readonly countries: readonly NamedCountry[];
  readonly elsewhere: DeliveryElsewhere | undefined;
};

/** What an address may name that is not to be had, and that is not dropped in silence. */
type UnknownKey = 'sku' | 'country';

/** Express as it is worded on the server, in the market's zone. */
export type ExpressPromise = {
  readonly orderBefore: number;
  /** The day and the hour of `orderBefore`; a language joins them in its own way. */
  readonly cutOff: { readonly date: string; readonly time: string };
  readonly surcharge: Money;
};

/** How an option looks among the others. */
type Swatch = Pick<MaterialChoiceOption, 'swatch'>;

/** What is said of one configuration: of the page's first one, and of each that is chosen after it. */
export type ConfigurationFacts = {
  /** What it is of. */
  readonly selected: Pick<ConfiguratorState, 'material' | 'format'>;
  /** The price of a format that no list has. */
  readonly extra: FormatOption | undefined;
  /** A standard format close to an own one, which costs less. */
  readonly nearest: NearestFormat | undefined;
  /** What the selection can be had with. */
  readonly parts: PartsData;
};

/**
 * The answer to a choice (see `configurationPath`): what the page does not know of the configuration
 * yet. It depends on the site and on what is selected alone.
 */
export type ConfigurationAnswer = ConfigurationFacts & {
  readonly kind: 'configuration';
  /** The frames around the selected material, and what they are called together with it. */
  readonly framings: readonly MaterialOption[];
  readonly names: Readonly<Record<string, OptionNames>>;
  /** The price in the country that the address names. */
  readonly elsewhere: (PriceElsewhere & { readonly code: string }) | undefined;
};

/** A page with a configurator of materials and formats, as its view needs it beside its content. */
export type ConfiguratorData = ProductData & {
  readonly headline: string;
  readonly startLabel: string;
  readonly motif: ContentPicture;
  readonly names: Readonly<Record<string, OptionNames>>;
  /** How the listed options look, by their values: their pictures' addresses are the server's to write. */
  readonly swatches: Readonly<Record<string, Swatch>>;
  /** The addresses of the pages that sell an option of this configurator, by its value. */
  readonly pages: Readonly<Record<string, string>>;
  /** What the page reads of its query. */
  readonly queryKind: ConfiguratorPageKind;
  readonly configurator: Configurator;
  /** What is said of the configuration that the address selects. */
  readonly configuration: ConfigurationFacts;
  readonly delivery: ProductDelivery | undefined;
  /** What of the address stays whatever is chosen. */
  readonly kept: readonly QueryPair[];
  /** What the address names and cannot be had. */
  readonly unknown: readonly UnknownKey[];
  /** The dialogs that links below the pictures open. */
  readonly dialogLinks: readonly DialogLink[];
};
