/**
 * The contract of a product: all that shared rooms (cart, wishlist, designer pages, recording, price
 * service) ask of one. `products.ts` lists the products; what is true of one alone stands in its
 * folder.
 */
import type { E } from '../../fp.ts';
import type { Artwork } from '../artwork/artwork.ts';
import type { Pictures, SlotPicture } from '../artwork/resolve.ts';
import type { ArticleType } from '../catalogue/article-type.ts';
import type { Foil } from '../catalogue/card-extras.ts';
import type { DesignerContext, HandOffDefaults } from '../designer/designer-context.ts';
import type { HandedPicture } from '../designer/own-picture-parameters.ts';
import type { HandOffContext, ParameterName } from '../designer/parameters.ts';
import type { SkuContainer } from '../designer/sku-container.ts';
import type { HandOffRefusal } from '../designer/refusals.ts';
import type { Format } from '../format/format.ts';
import type { PrintedObject } from '../image/printed-object.ts';
import type { HungPrint } from '../image/hung-print.ts';
import type { PictureSource } from '../image/sources.ts';
import type { Locale } from '../locale/locales.ts';
import type { LowestPrice } from '../money/lowest-price.ts';
import type { Price } from '../money/money.ts';
import type { PersonalPlaces, PersonalWords } from '../personalisation/personalisation.ts';
import type { PageQuery } from '../query/key-readers.ts';
import type { QueryPairs } from '../query/query.ts';
import type { PageRoute } from '../routing/page-routes.ts';
import type { ProductPage } from '../routing/product-pages.ts';
import type { HolidaysOf } from '../time/holidays.ts';
import type { SoldName } from './declarations.ts';

/** Where an address is read: defaults depend on it. */
export type AddressScope = Pick<HandOffDefaults, 'channel'> & { readonly locale: Locale };

/** What a configuration is called where it stands in a list. */
export type ProductLabel = {
  /** `Leinwand, Schattenfuge`. */
  readonly name: string;
  /** The product itself, where the name does not say it: a collage is named by its material. */
  readonly kind?: string | undefined;
  /** What is chosen of it beside its name, without what is usual: `60 × 40 cm`, `Passepartout weiß`. */
  readonly details: readonly string[];
  /** How many photos it holds, where that tells it from others. */
  readonly photoCount?: number | undefined;
};

/** What a photo of the shopper's own is printed on, and the photo once it was handed over. */
export type PrintedPhoto = {
  readonly object: PrintedObject;
  readonly photo?: HandedPicture | undefined;
  readonly print: HungPrint;
  /** Millimetres of it that go round the edges (`wrapOf`). */
  readonly wrap: number;
};

/** Pages that are printed together, from one artwork. */
export type PrintedArtwork = {
  readonly artwork: Artwork;
  /** A name of its `variants`, or `usualVariant`. */
  readonly variant: string;
  /** Names of its pages, in the order in which they are printed. */
  readonly pages: readonly string[];
  readonly pictures: Pictures;
  /** The metal of the layer `foil`; absent where that is printed in its ink colour. */
  readonly foil?: Foil | undefined;
};

/** What is printed: in whose words, with which words and photos of the shopper's own. */
export type PagesMaking<Configuration> = {
  readonly configuration: Configuration;
  readonly locale: Locale;
  readonly words: PersonalWords;
  /** In the order of their places. */
  readonly photos: readonly SlotPicture[];
  readonly holidaysOf: HolidaysOf;
};

/** What the statistics know of a configuration (`trackedItem`). */
export type RecordedConfiguration = {
  /** The stock-keeping unit. */
  readonly id: string;
  readonly variant: string;
};

/** A part of a made-to-measure configuration, and the area in square millimetres that it is priced by. */
export type PricedQuestionPart = { readonly part: string; readonly area: number };

/** A row of the table of configurations. */
export type ListedRow = {
  /** The parameters that its price depends on, as the table has them. */
  readonly configuration: string;
  /** From 1 on; the row is the price of one. */
  readonly pieces: number;
};

/** What one piece costs, by the configuration of its row; undefined where it is not sold. */
export type ListedPrices = (configuration: string) => Price | undefined;

/** What a page sells, as far as the query of a link to it says what. */
export type LeastPriceQuestion = {
  readonly scope: AddressScope;
  readonly page: SoldName;
  readonly query: QueryPairs;
};

/** Pieces that cost nothing: the first so many of an order, counted over all articles of a name. */
export type FreePieces = { readonly name: string; readonly pieces: number };

/** How the price service finds the price of a configuration. */
export type PriceQuestion =
  /** Priced by an article's formats, own ones between them, and by the parts above it. */
  | {
      readonly kind: 'made-to-measure';
      readonly article: ArticleType;
      readonly format: Format;
      readonly parts: readonly PricedQuestionPart[];
    }
  /** Priced by rows of the table of configurations: their sum, and none where one is not listed. */
  | { readonly kind: 'listed'; readonly rows: readonly ListedRow[] };

/** Why a value of an option cannot be chosen; `excluded` names the parameter that excludes it. */
export type OptionRefusal =
  | { readonly kind: 'not-sold' }
  | { readonly kind: 'excluded'; readonly by: string };

export type OptionValue = {
  /** What a form sends under the option's key; empty for a default that has no name. */
  readonly value: string;
  readonly isChosen: boolean;
  readonly isDefault: boolean;
  /** What it costs above the default, in minor units; 0 where that is not known. */
  readonly surcharge: number;
  /** Of an option with price lists of its own: what its article costs with it, where it can be had. */
  readonly price?: Price | undefined;
  /** Undefined where it can be chosen. */
  readonly refusal?: OptionRefusal | undefined;
  /** What an address holds under the keys of all options once it is chosen; its own form reads it, too. */
  readonly pairs: QueryPairs;
};

export type ProductOption = {
  /** Names the option within its product: a group of options, or a parameter. */
  readonly name: string;
  /** The query key that chooses it. */
  readonly key: string;
  readonly values: readonly OptionValue[];
};

/** Nothing is sold under a SKU, or fewer pieces at once: 1 to `most`. */
export type AccessoryRefusal =
  | { readonly kind: 'accessory-unknown'; readonly sku: string }
  | { readonly kind: 'accessory-pieces'; readonly most: number };

/** What is sold beside a product, by itself, such as loose envelopes: each has a SKU. */
export type Accessories<HandOff, Configuration> = {
  /** Pieces of one at once. */
  readonly most: number;
  /** The SKUs of what goes with a configuration, in the order in which it is offered. */
  readonly goingWith: (configuration: Configuration) => readonly string[];
  /** So many pieces of one. */
  readonly handOff: (
    sku: string,
    pieces: number,
    locale: Locale,
  ) => E.Either<AccessoryRefusal, HandOff>;
};

/**
 * What a hand-off leaves to the price service: the format in which an article starts. A hand-off
 * that lacks nothing has its configuration already.
 */
export type FormatCompletion<HandOff> = {
  /** The article whose first format the hand-off stands for; undefined where it names one. */
  readonly articleWithoutFormat: (handOff: HandOff) => ArticleType | undefined;
  /** The hand-off with that format, and all other defaults written out. */
  readonly withFormat: (handOff: HandOff, format: Format | undefined) => HandOff;
};

/**
 * What can be chosen of a product. `Choice` is what an address selects, whole or not; `Offer` what is
 * sold, as far as a page knows it, undefined where tables of the product say it. For products that
 * pages sell it is a module of its own: browsers load it without the rest of the contract.
 */
export type ProductChoices<Choice, Offer> = {
  /**
   * Reads what an address of its page selects of an offer, with a default for all that it leaves out
   * or cannot have; undefined where its page leaves every choice to the designer.
   */
  readonly readAddress: (
    query: QueryPairs,
    scope: AddressScope,
    offer: Offer,
  ) => Choice | undefined;
  /** Its options with what excludes what, in the order in which they are chosen. */
  readonly options: (choice: Choice, offer: Offer) => readonly ProductOption[];
};

/** The choices of a product that pages sell: every address selects something, and leads on. */
export type PageChoices<Choice, Offer> = Omit<ProductChoices<Choice, Offer>, 'readAddress'> & {
  readonly readAddress: (query: QueryPairs, scope: AddressScope, offer: Offer) => Choice;
  /** The query that hands a choice to its designer, which `parseHandOff` reads. */
  readonly printChoice: (choice: Choice, context: HandOffContext<Locale>) => QueryPairs;
};

/**
 * A product: a configuration, and how it is written, priced, named and recorded. `HandOff` is what
 * its designer is handed: the configuration as far as it was chosen, and where a shopper came from. An
 * interface, since declarations of the package then name it instead of writing it out.
 */
export interface Product<
  HandOff extends DesignerContext,
  Configuration,
  Offer,
  Choice = Configuration,
> extends ProductChoices<Choice, Offer> {
  /** Whether the shop has prices for it, and so a place in the cart. */
  readonly isSold: boolean;
  /** The specification's parameters that its designer takes beside those that every one takes. */
  readonly parameters: readonly ParameterName[];
  /** Parameters that its designer takes and that the specification does not name. */
  readonly ownParameters: readonly string[];

  /** The query that hands it to its designer, in a fixed order. */
  readonly printHandOff: (handOff: HandOff) => QueryPairs;
  /** Reads a hand-off: the inverse of `printHandOff`. */
  readonly parseHandOff: (
    query: QueryPairs,
    defaults: HandOffDefaults,
  ) => E.Either<HandOffRefusal, HandOff>;
  /** What a hand-off configures; undefined where it is not whole, or cannot be made. */
  readonly configurationOf: (handOff: HandOff) => Configuration | undefined;
  /** False of what is sold as it is: no designer opens it. Undefined where all is designed. */
  readonly isDesigned?: ((handOff: HandOff) => boolean) | undefined;
  /** Undefined where nothing is sold beside it. */
  readonly accessories?: Accessories<HandOff, Configuration> | undefined;
  /** Undefined where a hand-off always says its format. */
  readonly completion?: FormatCompletion<HandOff> | undefined;

  /** What the pages that sell it read of their query; undefined where none reads more than any page. */
  readonly pageQuery?: PageQuery | undefined;
  /** The page that sells what a hand-off configures. */
  readonly page: (handOff: HandOff) => ProductPage;
  /** Where a hand-off has a page of its own, such as that of its design. */
  readonly route?: ((handOff: HandOff) => PageRoute | undefined) | undefined;
  /** All that the page's address holds of it: nothing where its page leaves every choice to the designer. */
  readonly printAddress: (handOff: HandOff) => QueryPairs;

  /** What a SKU says by itself; undefined for one of another product, or that only the shop can read. */
  readonly readSku?: ((locale: Locale, sku: string) => SkuContainer | undefined) | undefined;

  /** How its price is found. */
  readonly priceQuestion: (configuration: Configuration) => PriceQuestion;

  /**
   * The least that is paid for what its page sells of all that a query names, by the price of each
   * row; undefined where none of it is sold. A product that is made to measure has none.
   */
  readonly leastPrice?:
    | ((asked: LeastPriceQuestion, listed: ListedPrices) => LowestPrice | undefined)
    | undefined;

  /** Undefined where each piece has its price. */
  readonly freePieces?: ((configuration: Configuration) => FreePieces | undefined) | undefined;

  /** What it is called in a list, in words of a locale. */
  readonly label: (locale: Locale, configuration: Configuration) => ProductLabel;
  /** How it looks in a list, in words of a locale; undefined where it has no picture. */
  readonly look: (locale: Locale, configuration: Configuration) => PictureSource | undefined;
  /** The shopper's own photo on it; undefined where it shows other photos, or several. */
  readonly ownPhoto: (configuration: Configuration) => PrintedPhoto | undefined;
  /** What a shopper can put on its pages; undefined where that is nothing, or a wall picture's one photo. */
  readonly personalPlaces?:
    | ((locale: Locale, configuration: Configuration) => PersonalPlaces | undefined)
    | undefined;
  /** All that is printed of one piece, in order; undefined where it has no pages. */
  readonly printedPages?:
    | ((making: PagesMaking<Configuration>) => readonly PrintedArtwork[] | undefined)
    | undefined;
  /** What the statistics know of it. */
  readonly record: (configuration: Configuration) => RecordedConfiguration;
}
