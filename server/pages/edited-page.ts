import type { Within } from '../../adapters/shared/within.ts';
import type { Content } from '../../core/ports/content.ts';
import type { HasLog } from '../../core/ports/log.ts';
import type { HasStoryTransform, StoryTransform } from '../../core/ports/story-transform.ts';
import { previewStory } from '../../core/usecases/show-content-parts.ts';
import type { StorefrontRequest } from '../../ui/web/requests/storefront-request.ts';
import type { Previews } from './preview.ts';

export type EditedDocument = { readonly title: string; readonly app: string };

export type EditingSettings = {
  readonly previews: Previews;
  /** For stories that are not saved, within a signal. */
  readonly storyTransform: Within<StoryTransform>;
  /** Undefined where the request leads elsewhere. */
  readonly render: (request: StorefrontRequest) => Promise<EditedDocument | undefined>;
};

/** A story in the place of the one that lies at an address of the shop. */
type EditedAsked = {
  readonly host: string | undefined;
  /** Path and query of the previewed page, with the editor's token. */
  readonly address: string;
  readonly story: unknown;
};

/**
 * `no-preview`: the address opens none; `no-document`: a redirect or not a page; `no-room`: too
 * many pages are drawn.
 */
export type EditedDrawn =
  | { readonly kind: 'drawn'; readonly document: EditedDocument }
  | { readonly kind: 'no-preview' | 'no-document' | 'no-room' };

export type DrawEdited = (asked: EditedAsked, left: AbortSignal) => Promise<EditedDrawn>;

/** The edited story at its own slug; all others are the service's. */
export const editedContent = (
  content: Content,
  environment: HasStoryTransform & HasLog,
  { slug, story }: { readonly slug: string; readonly story: unknown },
): Content => ({
  ...content,
  page: (request) =>
    request.slug === slug ? previewStory(request, story)(environment) : content.page(request),
});
