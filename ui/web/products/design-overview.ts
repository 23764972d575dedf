/** An overview of designs, as pages and blocks ask for it; registry.ts says whose it is. */
import type { Page } from '../../../core/domain/content/page.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import type { DesignOverviewBlock } from '../../../core/domain/products/overviews.ts';
import type { PageDecision } from '../../../core/domain/routing/route-decision.ts';
import type { RegisteredBlock } from '../../blocks/draw-blocks.tsx';
import type { StorefrontRequest } from '../requests/storefront-request.ts';

/** The part of an overview that only the server has. */
export type OverviewOnServer = {
  readonly block: RegisteredBlock<DesignOverviewBlock>;
  /** Where the state that an address asks for has its own; undefined there, and on other pages. */
  readonly address: (
    request: Pick<StorefrontRequest, 'url' | 'sites'>,
    decision: PageDecision,
    page: Pick<Page, 'blocks'>,
  ) => string | undefined;
  /** A page below an overview, in the words of what it shows; any other page as it is. */
  readonly inOwnWords: (page: Page, locale: Locale) => Page;
};

/** False in a browser, whose build leaves the module out. */
export type RegisteredOverview = { readonly onServer: false | (() => Promise<OverviewOnServer>) };
