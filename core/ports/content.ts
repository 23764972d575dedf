import type { Frame, Page } from '../domain/content/page.ts';
import type { Channel, Platform } from '../domain/locale/channel.ts';
import type { Locale } from '../domain/locale/locales.ts';
import type { TE } from '../fp.ts';

/** Which page is asked for. */
export type PageRequest = {
  readonly channel: Channel;
  readonly locale: Locale;
  readonly platform: Platform;
  /** The path without language and desktop prefix, without slashes around: `leinwanddruck`. */
  readonly slug: string;
};

/**
 * Why there is no page: `page-not-found` where the service has none at the slug or its content
 * type is not Page; `page-moved` for a redirect story; `content-unavailable` where the service did
 * not answer; `content-answer-refused` where what it sent is no story.
 */
export type ContentError =
  | { readonly kind: 'page-not-found'; readonly slug: string }
  | { readonly kind: 'page-moved'; readonly target: string }
  | { readonly kind: 'content-unavailable'; readonly reason: string }
  | { readonly kind: 'content-answer-refused'; readonly reason: string };

/** Pages and their frame, from the content service. */
export type Content = {
  /** The page at a slug. */
  readonly page: (request: PageRequest) => TE.TaskEither<ContentError, Page>;
  /** What stands around every page of a site and language. */
  readonly frame: (
    request: Pick<PageRequest, 'channel' | 'locale'>,
  ) => TE.TaskEither<ContentError, Frame>;
};

/** An environment that has the content service. */
export type HasContent = { readonly content: Content };
