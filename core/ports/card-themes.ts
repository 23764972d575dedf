import type { CardOccasion } from '../domain/products/card/cards.ts';
import type { CardOverview } from '../domain/products/card/overview.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { ShopScope } from './scope.ts';

/** A theme of cards: designs of one look for an occasion. */
export type CardTheme = {
  readonly id: string;
  readonly name: string;
  readonly occasion: CardOccasion;
};

/** A page of an overview: its themes, and how many there are on all pages. */
export type CardThemePage = { readonly themes: readonly CardTheme[]; readonly total: number };

/**
 * Why there are no themes: the id does not exist (`/themes/{id}` is a 404 then), or the service did
 * not answer (`overview-container-load-failed`).
 */
export type CardThemeError =
  | { readonly kind: 'theme-not-found'; readonly id: string }
  | Outage<'themes-unavailable'>;

/** The themes of the cards channel (storefront §7: `themes`). */
export type CardThemes = {
  /** The theme of an id. */
  readonly theme: (scope: ShopScope, id: string) => TE.TaskEither<CardThemeError, CardTheme>;
  /** A page beyond the last one is empty, with the same total. */
  readonly overview: (
    scope: ShopScope,
    overview: CardOverview,
  ) => TE.TaskEither<CardThemeError, CardThemePage>;
};

/** An environment that has card themes. */
export type HasCardThemes = { readonly cardThemes: CardThemes };
