import type { Locale } from '../locale/locales.ts';
import type { CalculatorBlock } from './blocks/calculator.ts';
import type { ContentLink } from '../navigation/content-link.ts';
import type { ContentPicture } from './content-picture.ts';
import type { Block } from './blocks/registry.ts';
import type { TeaserBlock } from './blocks/teaser.ts';
import type { UspBlock } from './blocks/usp.ts';

/** The states of a page: a draft is shown to editors alone (storefront §3, "Other"). */
export type ContentStatus = 'draft' | 'published';

/** A content page (storefront §3, "Other"; supporting §3, "Content page fields"). */
export type Page = {
  readonly id: string;
  readonly status: ContentStatus;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly robots: string;
  readonly canonicalUrl: string | undefined;
  /** Slugs of the same page by content locale; the shell makes addresses of them. */
  readonly alternates: Readonly<Partial<Record<Locale, string>>>;
  readonly ogImages: readonly ContentPicture[];
  readonly additionalSameAsLinks: readonly string[];
  readonly navigationType: string | undefined;
  /** The way to this page from the start page; the last link is the page itself. */
  readonly breadcrumb: readonly ContentLink[];
  readonly teaser: TeaserBlock | undefined;
  readonly uspTeaser: UspBlock | undefined;
  readonly calculator: CalculatorBlock | undefined;
  readonly sku: string | undefined;
  /** The body, in its order; a block that does not decode stands in its place as `refused`. */
  readonly blocks: readonly Block[];
};
