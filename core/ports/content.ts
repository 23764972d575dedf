import type { Chrome } from '../domain/content/chrome.ts';
import type { ContentPreview } from '../domain/content/content-editor.ts';
import type { Page } from '../domain/content/page.ts';
import type { Navigation } from '../domain/navigation/navigation.ts';
import type { RedirectStatus } from '../domain/content/story-redirect.ts';
import type { Channel, Platform } from '../domain/locale/channel.ts';
import type { Locale } from '../domain/locale/locales.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';

/** Which page is asked for. */
export type PageRequest = {
  readonly channel: Channel;
  readonly locale: Locale;
  readonly platform: Platform;
  /** The path without language and desktop prefix, without slashes around: `leinwanddruck`. */
  readonly slug: string;
  /**
   * The preview of an editor with a valid token, which is never cached. Without it, published
   * content.
   */
  readonly preview?: ContentPreview | undefined;
};

/** Which site and language is asked for. */
export type SiteRequest = Pick<PageRequest, 'channel' | 'locale' | 'preview'>;

/**
 * Why there is no page: `page-not-found` where the service has none at the slug or its content
 * type is not Page; `page-moved` for a story that leads on, with the status that it states, else
 * 301; `content-unavailable` where the service did not answer; `content-answer-refused` where its
 * answer is not a story.
 */
export type ContentError =
  | { readonly kind: 'page-not-found'; readonly slug: string }
  | {
      readonly kind: 'page-moved';
      /** An address, or a path of the site without language prefix. */
      readonly target: string;
      readonly status: RedirectStatus;
    }
  | Outage<'content-unavailable'>
  | Outage<'content-answer-refused'>;

/** Pages and the chrome around them, from the content service. */
export type Content = {
  /** The page at a slug. */
  readonly page: (request: PageRequest) => TE.TaskEither<ContentError, Page>;
  /** Footer, promises and campaigns around every page of a site and language. */
  readonly chrome: (request: SiteRequest) => TE.TaskEither<ContentError, Chrome>;
  /** The navigation of a site and language. */
  readonly navigation: (request: SiteRequest) => TE.TaskEither<ContentError, Navigation>;
};

/** An environment that has the content service. */
export type HasContent = { readonly content: Content };
