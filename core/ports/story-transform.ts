import type { Page } from '../domain/content/page.ts';
import type { TE } from '../fp.ts';
import type { ContentError, PageRequest } from './content.ts';

/**
 * Makes a page of a story that an editor has not saved yet (supporting §7: `…/transform`): the
 * visual editor sends the story as it stands, its relations unresolved.
 */
export type StoryTransform = {
  /** The page that the story would be at the request's path. */
  readonly page: (request: PageRequest, story: unknown) => TE.TaskEither<ContentError, Page>;
};

/** An environment that transforms stories. */
export type HasStoryTransform = { readonly storyTransform: StoryTransform };
