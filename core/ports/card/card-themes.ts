import type { CardFacts } from '../../domain/products/card/card-offer.ts';
import type { CardOccasion } from '../../domain/products/card/cards.ts';
import type { CardOverview } from '../../domain/products/card/overview.ts';
import type { TE } from '../../fp.ts';
import type { Outage } from '../outage.ts';
import type { ShopScope } from '../scope.ts';

export type CardTheme = {
  readonly id: string;
  readonly name: string;
  readonly occasion: CardOccasion;
  /** What can be chosen of its design, whatever it costs. */
  readonly facts: CardFacts;
};

/** `total` counts the themes of all pages. */
export type CardThemePage = { readonly themes: readonly CardTheme[]; readonly total: number };

/**
 * `/themes/{id}` is a 404 then, or the service did not answer (`overview-container-load-failed`).
 */
export type CardThemeError =
  | { readonly kind: 'theme-not-found'; readonly id: string }
  | Outage<'themes-unavailable'>;

/** Storefront §7: `themes`. */
export type CardThemes = {
  /** The theme of an id. */
  readonly theme: (scope: ShopScope, id: string) => TE.TaskEither<CardThemeError, CardTheme>;
  /** A page beyond the last is empty, with the same total. */
  readonly overview: (
    scope: ShopScope,
    overview: CardOverview,
  ) => TE.TaskEither<CardThemeError, CardThemePage>;
};

export type HasCardThemes = { readonly cardThemes: CardThemes };
