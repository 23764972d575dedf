import type { Locale } from '../locale/locales.ts';
import type { ContentLink } from '../navigation/content-link.ts';
import type { ContentPicture } from './content-picture.ts';
import type { Block, ProductBlock } from './blocks/registry.ts';
import type { Publication } from './publication.ts';
import type { TeaserBlock } from './blocks/teaser.ts';
import type { UspBlock } from './blocks/usp.ts';

/** A draft is shown to editors alone (storefront §3, "Other"). */
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
  /** Slugs by content locale. */
  readonly alternates: Readonly<Partial<Record<Locale, string>>>;
  readonly ogImages: readonly ContentPicture[];
  readonly additionalSameAsLinks: readonly string[];
  /** Of an article of the magazine. */
  readonly publication?: Publication | undefined;
  readonly navigationType: string | undefined;
  /** From the start page to this one. */
  readonly breadcrumb: readonly ContentLink[];
  readonly teaser: TeaserBlock | undefined;
  readonly uspTeaser: UspBlock | undefined;
  /** The product at its head. */
  readonly product: ProductBlock | undefined;
  readonly sku: string | undefined;
  readonly blocks: readonly Block[];
};
