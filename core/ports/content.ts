import type { Chrome } from '../domain/content/chrome.ts';
import type { ContentPreview } from '../domain/content/content-editor.ts';
import type { Page } from '../domain/content/page.ts';
import type { Navigation } from '../domain/navigation/navigation.ts';
import type { RedirectStatus } from '../domain/content/story-redirect.ts';
import type { Channel, Platform } from '../domain/locale/channel.ts';
import type { Locale } from '../domain/locale/locales.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';

export type PageRequest = {
  readonly channel: Channel;
  readonly locale: Locale;
  readonly platform: Platform;
  /** Without prefixes and slashes around: `leinwanddruck`. */
  readonly slug: string;
  /** An editor's with a valid token, never cached; without it, published content. */
  readonly preview?: ContentPreview | undefined;
};

export type SiteRequest = Pick<PageRequest, 'channel' | 'locale' | 'preview'>;

/**
 * `page-not-found`: nothing at the slug, or its content type is not Page; `page-moved`: with the
 * status that the story states, else 301; `content-answer-refused`: the answer is not a story.
 */
export type ContentError =
  | { readonly kind: 'page-not-found'; readonly slug: string }
  | {
      readonly kind: 'page-moved';
      /** An address, or an unprefixed path of the site. */
      readonly target: string;
      readonly status: RedirectStatus;
    }
  | Outage<'content-unavailable'>
  | Outage<'content-answer-refused'>;

export type Content = {
  /** The page at a slug. */
  readonly page: (request: PageRequest) => TE.TaskEither<ContentError, Page>;
  /** Footer, promises and campaigns around every page. */
  readonly chrome: (request: SiteRequest) => TE.TaskEither<ContentError, Chrome>;
  /** The navigation of a site. */
  readonly navigation: (request: SiteRequest) => TE.TaskEither<ContentError, Navigation>;
};

export type HasContent = { readonly content: Content };
