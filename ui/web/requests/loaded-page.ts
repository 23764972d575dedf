import type { RedirectStatus } from '../../../core/domain/content/story-redirect.ts';
import type { PageFragments } from '../wire/fragments.ts';
import type { HtmlFragments } from '../wire/html-fragments.ts';

/** For browsers and search engines; every kind of page has one. */
export type PageHead = {
  readonly title: string;
  /** Undefined where search engines must not keep the page. */
  readonly canonical: string | undefined;
};

/**
 * What a loader answers: a page, or where it has gone. `isShared` is true where the page is the
 * same for every visitor, so that caches may keep it.
 */
export type Loaded<Page> =
  | {
      readonly kind: 'page';
      readonly page: Page;
      readonly parts: HtmlFragments;
      readonly status: number;
      readonly isShared: boolean;
      /** False where a part of the page could not be loaded: it is soon made anew. */
      readonly isWhole?: boolean | undefined;
    }
  | RedirectAnswer
  | MissingAnswer;

/** No page of its own: what is drawn differs in nothing but the path and the request's id. */
export type MissingAnswer = {
  readonly kind: 'missing';
  readonly path: string;
  readonly status: 400 | 404;
};

/** An address that has moved, for good (301, 308) or for now (302, 307). */
export type RedirectAnswer = {
  readonly kind: 'redirect';
  readonly location: string;
  readonly status: RedirectStatus;
};

/** The content of a page's payload address. */
export type PayloadOf<Page> = {
  /** Names the build: a browser with another one must load its scripts anew. */
  readonly build: string;
} & (
  | { readonly kind: 'page'; readonly page: Page; readonly fragments: PageFragments }
  | { readonly kind: 'redirect'; readonly location: string }
);
