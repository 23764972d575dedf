/** The page of a story as an editor has it, before it is saved. */
import type { Within } from '../../adapters/shared/within.ts';
import type { Content } from '../../core/ports/content.ts';
import type { HasLog } from '../../core/ports/log.ts';
import type { HasStoryTransform, StoryTransform } from '../../core/ports/story-transform.ts';
import { previewStory } from '../../core/usecases/show-content-parts.ts';
import type { StorefrontRequest } from '../../ui/web/storefront-request.ts';
import type { Previews } from './preview.ts';

/** What of a document changes with an edited story. */
export type EditedDocument = { readonly title: string; readonly app: string };

/** What previews and edited pages are made with. */
export type EditingSettings = {
  readonly previews: Previews;
  /** Makes pages of stories that are not saved, within a signal. */
  readonly storyTransform: Within<StoryTransform>;
  /** Draws a page; undefined where the request leads elsewhere. */
  readonly render: (request: StorefrontRequest) => Promise<EditedDocument | undefined>;
};

/** What an editor asks for: a story in the place of the one that lies at an address of the shop. */
type EditedAsked = {
  readonly host: string | undefined;
  /** The path and the query of the previewed page, with the editor's token. */
  readonly address: string;
  readonly story: unknown;
};

/**
 * The document, or why there is no document: `no-preview` where the address opens no preview, `no-document`
 * where the story is a redirect or not a page, `no-room` where too many pages are drawn.
 */
export type EditedDrawn =
  | { readonly kind: 'drawn'; readonly document: EditedDocument }
  | { readonly kind: 'no-preview' | 'no-document' | 'no-room' };

/** Draws the page of an edited story. */
export type DrawEdited = (asked: EditedAsked, left: AbortSignal) => Promise<EditedDrawn>;

/** The content with the edited story at its own slug; all other stories are the service's. */
export const editedContent = (
  content: Content,
  environment: HasStoryTransform & HasLog,
  { slug, story }: { readonly slug: string; readonly story: unknown },
): Content => ({
  ...content,
  page: (request) =>
    request.slug === slug ? previewStory(request, story)(environment) : content.page(request),
});
