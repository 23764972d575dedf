import type { Page } from '../domain/content/page.ts';
import type { TE } from '../fp.ts';
import type { ContentError, PageRequest } from './content.ts';

/**
 * Of stories that the visual editor has not saved (supporting §7: `…/transform`); their relations
 * are unresolved.
 */
export type StoryTransform = {
  /** The page that the story would be at the request's path. */
  readonly page: (request: PageRequest, story: unknown) => TE.TaskEither<ContentError, Page>;
};

export type HasStoryTransform = { readonly storyTransform: StoryTransform };
