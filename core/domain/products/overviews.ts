/** Overviews of designs: shared rooms ask here, whichever product has one. */
import type { Locale } from '../locale/locales.ts';
import { cardFilterValueLabel } from './card/card-label.ts';
import { cardOverviewCodec, type CardOverviewBlock } from './card/card-overview-block.ts';
import {
  cardOverviewPaths,
  cardOverviewRoot,
  cardOverviewSlug,
  readCardOverviewSlug,
  type CardOverviewPath,
} from './card/overview-address.ts';
import { cardOverviewPageQuery } from './card/overview-page-query.ts';

/** The block of an overview; `path` is what a page below it shows. */
export type DesignOverviewBlock = CardOverviewBlock;

/** What a page below an overview shows. */
export type DesignOverviewPath = CardOverviewPath;

export const designOverviewCodec = cardOverviewCodec;

/** What an overview reads of its query. */
export const designOverviewPageQuery = cardOverviewPageQuery;

/** Every page below an overview. */
export const designOverviewPaths: readonly DesignOverviewPath[] = cardOverviewPaths;

/** The slug of an overview in a language. */
export const designOverviewRoot = cardOverviewRoot;

/** The slug of a page below an overview. */
export const designOverviewSlug = cardOverviewSlug;

/** The page below an overview that a slug names; undefined for every other page. */
export const readDesignOverviewSlug = readCardOverviewSlug;

/** What a page below an overview is called in a breadcrumb. */
export const designOverviewLabel = (locale: Locale, { key, value }: DesignOverviewPath): string =>
  cardFilterValueLabel(locale, key, value);
