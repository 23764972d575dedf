import type { FrameType, MaterialType } from '../catalogue/materials.ts';
import type { CalculatorLabel } from '../calculator/calculator.ts';
import type { ProductKind } from '../catalogue/product-kinds.ts';
import type { Locale } from '../locale/locales.ts';
import type { RichText } from './rich-text.ts';

/** A picture of the media library, with what it shows for those who cannot see it. */
export type ContentPicture = {
  /** The path of the source in the media library: `leadimage/mountains-1/motif.jpg`. */
  readonly source: string;
  readonly alternative: string;
};

/**
 * A link of the content, classified where it is shown: an address as an editor wrote it, or the
 * path of a page of the same site, which begins with a slash and has neither language nor desktop
 * prefix (`/leinwanddruck`; the start page is `/`).
 */
export type ContentLink = { readonly text: string; readonly url: string };

/** The head of a page: its name, a line about it, and its picture. */
export type TeaserBlock = {
  readonly kind: 'teaser';
  readonly id: string;
  readonly headline: string;
  readonly text: string;
  readonly picture: ContentPicture | undefined;
  readonly link: ContentLink | undefined;
};

/** Running text under an optional headline. */
export type RichTextBlock = {
  readonly kind: 'rich-text';
  readonly id: string;
  readonly headline: string;
  readonly text: RichText;
};

/** A material that the calculator of a page offers, with its frame. */
export type OfferedMaterial = {
  readonly materialType: MaterialType;
  readonly frameType: FrameType | undefined;
};

/** The calculator of a page: what it offers; formats and prices come from the price service. */
export type CalculatorBlock = {
  readonly kind: 'calculator';
  readonly id: string;
  readonly headline: string;
  readonly startLabel: string;
  readonly product: ProductKind;
  readonly materials: readonly [OfferedMaterial, ...OfferedMaterial[]];
  readonly labels: readonly CalculatorLabel[];
  /** The picture that hangs on the wall of the preview. */
  readonly motif: ContentPicture;
};

/** Short promises beside the product: each one line, with an icon's name. */
export type UspBlock = {
  readonly kind: 'usp';
  readonly id: string;
  readonly items: readonly {
    readonly icon: string;
    readonly text: string;
    readonly link: ContentLink | undefined;
  }[];
};

/** Questions and their answers. */
export type QuestionsBlock = {
  readonly kind: 'questions';
  readonly id: string;
  readonly headline: string;
  readonly items: readonly { readonly question: string; readonly answer: RichText }[];
};

/** Tiles that lead to other pages. */
export type TilesBlock = {
  readonly kind: 'tiles';
  readonly id: string;
  readonly headline: string;
  readonly items: readonly {
    readonly link: ContentLink;
    readonly text: string;
    readonly picture: ContentPicture;
  }[];
};

/** What stands in place of a block that does not decode: shown to editors, not to shoppers. */
export type RefusedBlock = {
  readonly kind: 'refused';
  readonly id: string;
  readonly component: string;
  readonly reason: string;
};

/** A part of a page. */
export type Block =
  | TeaserBlock
  | RichTextBlock
  | CalculatorBlock
  | UspBlock
  | QuestionsBlock
  | TilesBlock
  | RefusedBlock;

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
  readonly blocks: readonly Block[];
};

/** The texts around every page of a site and language: its navigation and its footer. */
export type Frame = {
  readonly navigation: readonly { readonly navigationType: string; readonly link: ContentLink }[];
  readonly service: readonly ContentLink[];
  readonly footer: readonly { readonly headline: string; readonly links: readonly ContentLink[] }[];
  readonly promises: readonly string[];
};
