import type { TE } from '../fp.ts';
import type { ContentError, PageRequest } from './content.ts';

/** A story as the content service keeps it: JSON, with all that it refers to in its place. */
export type FullStory = Readonly<Record<string, unknown>>;

/** Stories for front ends that draw by themselves (supporting §7, `/frontend-api/mp/storyblok`). */
export type Stories = {
  /** The published story at a slug, its relations and links resolved by uuid, five deep. */
  readonly full: (request: PageRequest) => TE.TaskEither<ContentError, FullStory>;
};

/** An environment that has stories. */
export type HasStories = { readonly stories: Stories };
