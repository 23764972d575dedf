/** The parts of a product that pages sell; registry.ts lists the products. */
import type { ReactElement, ReactNode } from 'react';

import type { DesignerProduct } from '../../../core/domain/catalogue/designers.ts';
import type { productData } from '../../../core/domain/content/product-data.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import type { PageQueryKind } from '../../../core/domain/routing/page-keys.ts';
import type { Usp } from '../../components/usp-list/usp-list.tsx';
import type { MessageTable } from '../../messages/message-table.ts';
import type { ProductRequest } from '../configurator/asked-configuration.ts';
import type { ShownDialog } from '../dialogs/registry.ts';
import type { RedirectAnswer } from '../loaded-page.ts';
import type { LazyComponent } from '../navigation/lazy-component.tsx';

/** Plain data of a product, as far as the rooms read it that all products share. */
export type ProductData = {
  /** The designer that takes what is chosen, and its address. */
  readonly designer: DesignerProduct;
  readonly designerBase: string;
  /** The dialog that the address opens. */
  readonly dialog: ShownDialog | undefined;
};

/** What machines read of a product's prices. */
export type ProductOffers = Pick<
  Parameters<typeof productData>[0],
  'prices' | 'pricesEnd' | 'shown' | 'shownPrice'
>;

/** A product with its prices. */
export type SoldProduct<Data> = {
  readonly kind: 'product';
  readonly product: Data;
  /** Whether it shows all that the address selects, the same for every visitor. */
  readonly isShared: boolean;
  /** Undefined where the page as it starts has no price; the same object for the same prices. */
  readonly offers: ProductOffers | undefined;
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
};

/** The answer to a choice, and whether every visitor may get the same one from a cache. */
export type LoadedAnswer = {
  readonly answer: { readonly kind: 'configuration' };
  readonly isShared: boolean;
};

/** The part of a product that only the server has. */
export type ProductOnServer<Block, Data extends ProductData> = {
  readonly load: (
    asked: ProductRequest<Block>,
  ) => Promise<SoldProduct<Data> | UnpricedProduct | RedirectAnswer>;
  /** What is said of the configuration that an address selects; undefined without prices. */
  readonly answer: (asked: ProductRequest<Block>) => Promise<LoadedAnswer | undefined>;
  /** The texts that the page's view and its dialogs show. */
  readonly messages: readonly MessageTable[];
};

/** The props of a product's view. */
export type ProductViewProps<Data extends ProductData> = {
  /** The page's own headline and line; in the body of another page the product's name stands there. */
  readonly pageHead?: { readonly headline: string; readonly text: string };
  readonly product: Data;
  /** Stands below the way on. */
  readonly promises?: ReactNode;
};

/** A product that pages sell. */
export type RegisteredProduct<Block, Data extends ProductData> = {
  /** What the page reads of its query. */
  readonly queryKind: PageQueryKind;
  /** A chunk of its own, so that other pages do not load it. */
  readonly View: LazyComponent<ProductViewProps<Data>>;
  /** False in a browser, whose build leaves the module out. */
  readonly onServer: false | (() => Promise<ProductOnServer<Block, Data>>);
};
