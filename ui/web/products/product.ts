/** The parts of a product that the storefront has; registry.ts lists the products. */
import type { ComponentType, ReactElement, ReactNode } from 'react';

import type { DesignerProduct } from '../../../core/domain/catalogue/designers.ts';
import type { productData } from '../../../core/domain/content/product-data.ts';
import type { RecordedConfiguration } from '../../../core/domain/products/product.ts';
import type { Money } from '../../../core/domain/money/money.ts';
import type { Page } from '../../../core/domain/content/page.ts';
import type { ErrorCode } from '../../../core/domain/errors/error-codes.ts';
import type { Channel } from '../../../core/domain/locale/channel.ts';
import type { LengthUnit, Locale } from '../../../core/domain/locale/locales.ts';
import type { PageDecision } from '../../../core/domain/routing/route-decision.ts';
import type { RegisteredBlock } from '../../blocks/draw-blocks.tsx';
import type { Usp } from '../../components/usp-list/usp-list.tsx';
import type { MessageTable } from '../../messages/message-table.ts';
import type { RedirectAnswer } from '../requests/loaded-page.ts';
import type { ProductAtDesigner } from './at-designer.ts';
import type { LazyComponent } from '../navigation/lazy-component.tsx';
import type { StorefrontRequest } from '../requests/storefront-request.ts';

/** Plain data of a product, as far as the rooms read it that all products share. */
export type ProductData = {
  /** The designer that takes what is chosen, and its address. */
  readonly designer: DesignerProduct;
  readonly designerBase: string;
  /** The dialog that the address opens. */
  readonly dialog: { readonly name: string } | undefined;
};

export type ProductRequest<Block> = {
  readonly request: StorefrontRequest;
  readonly decision: PageDecision;
  readonly page: Page;
  readonly block: Block;
};

/** For structured data. */
export type ProductOffers = Pick<
  Parameters<typeof productData>[0],
  'extraDays' | 'pricesEnd' | 'shownFormat' | 'shownPrice'
>;

/** A product with its prices. */
export type SoldProduct<Data> = {
  readonly kind: 'product';
  readonly product: Data;
  /** True if it shows all that the address selects, and the same to every visitor. */
  readonly isShared: boolean;
  /** 404 where the address names what does not exist, and the page shows something else. */
  readonly status?: 200 | 404 | undefined;
  /** Undefined where the page as it starts has no price; the same object for the same prices. */
  readonly offers: ProductOffers | undefined;
  /** The page in the words of what it sells, where its content speaks of any such product. */
  readonly page?: Page | undefined;
};

/** The address names a product that there is not, or that cannot be had at the moment. */
type MissingProduct = {
  readonly kind: 'missing-product';
  readonly status: 404 | 503;
  readonly code: ErrorCode;
};

/** The words and facts of a page around the head of its product. */
export type UnpricedHead = {
  readonly headline: string;
  readonly text: string;
  readonly locale: Locale;
  readonly usps: readonly Usp[];
};

/** A product whose prices cannot be had at the moment: HTML of the server's alone. */
export type UnpricedProduct = {
  readonly kind: 'unpriced';
  readonly draw: (head: UnpricedHead) => ReactElement;
  readonly page?: Page | undefined;
};

/** A product, what stands in its place, or the address of a selection that was sent. */
export type LoadedProduct<Data> =
  | SoldProduct<Data>
  | UnpricedProduct
  | MissingProduct
  | RedirectAnswer;

/** The answer to a choice, and whether every visitor may get the same one from a cache. */
export type LoadedAnswer = {
  readonly answer: { readonly kind: 'configuration' };
  readonly isShared: boolean;
};

/** The part of a product that only the server has. */
export type ProductOnServer<Block, Data extends ProductData> = {
  /** For pages where another product is live, and in A/B blocks. */
  readonly block: Omit<RegisteredBlock<Block>, 'mode' | 'reads'>;
  readonly load: (asked: ProductRequest<Block>) => Promise<LoadedProduct<Data>>;
  /**
   * For the configuration that an address selects; undefined without prices. A product whose page has
   * all that its choices need has none.
   */
  readonly answer?: (asked: ProductRequest<Block>) => Promise<LoadedAnswer | undefined>;
  /** The texts that the page's view shows. */
  readonly messages: readonly MessageTable[];
  /** The texts of the open dialog; undefined for a product without dialogs. */
  readonly dialogMessages?: (product: Data) => Promise<readonly MessageTable[]>;
};

/** The props of a product's view. */
export type ProductViewProps<Data extends ProductData> = {
  /** The page's own headline and line; in the body of another page the product's name stands there. */
  readonly pageHead?: { readonly headline: string; readonly text: string };
  readonly product: Data;
  /** Stands below the way on. */
  readonly promises?: ReactNode;
};

export type ProductView<Data extends ProductData> = {
  readonly View: ComponentType<ProductViewProps<Data>>;
  /** Loads what it is drawn with beside its view; rejects where that does not come. */
  readonly prepare: (product: Data) => Promise<void>;
};

/** What choices in addresses are read by. */
export type RecordingShell = {
  readonly channel: Channel;
  readonly lengthUnit: LengthUnit;
  readonly locale: Locale;
};

/** What the statistics know of a choice, with the price of one piece. */
export type RecordedChoice = RecordedConfiguration & { readonly price: Money | undefined };

/** A product: what the registry has of it at least. */
export type DesignedProduct<HandOff> = {
  /** False in a browser, whose build leaves the module out. */
  readonly atDesigner: false | (() => Promise<ProductAtDesigner<HandOff>>);
};

/** A product that pages sell: what the registry has of it beside its designer. */
export type RegisteredProduct<Block, Data extends ProductData> = {
  /** A chunk of its own, so that other pages do not load it; what reads the registry knows no React. */
  readonly view: {
    readonly load: () => Promise<ProductView<Data>>;
    /** Made when a page is first drawn (`any-product.ts`). */
    made?: LazyComponent<ProductViewProps<Data>>;
  };
  readonly blockReadsAddress: boolean;
  /** The query key by which an address has chosen something of it: in a body it is told of then. */
  readonly chosenBy: string;
  /** The selection of an address as statistics know it; undefined if there is nothing to record. */
  readonly recorded: (
    product: Data,
    shell: RecordingShell,
    search: string,
  ) => Promise<RecordedChoice | undefined>;
  /** False in a browser, whose build leaves the module out. */
  readonly onServer: false | (() => Promise<ProductOnServer<Block, Data>>);
};
