/** Beside those that the port names. */
import { createHash } from 'node:crypto';

import { storyUsesOf, type StoryUse } from '../../core/domain/content/story-uses.ts';
import { t } from '../../core/fp.ts';

/** `print` tells whether an answer says something else. */
export type StoryDependencies = { readonly stories: readonly StoryUse[]; readonly print: string };

const linkedStory = t.type({ uuid: t.string, full_slug: t.string });

/** Left out: the content version, and all of a linked story but its address. */
const said = (name: string, value: unknown): unknown => {
  if (name === 'cv') return undefined;
  if (!linkedStory.is(value) || 'content' in value) return value;
  return { uuid: value.uuid, full_slug: value.full_slug };
};

/** Reads the stories of an answer. */
export const dependenciesOfAnswer = (answer: unknown): StoryDependencies => ({
  stories: storyUsesOf(answer),
  // `?? ''`: `JSON.stringify(undefined)` is undefined.
  print: createHash('sha256')
    .update(JSON.stringify(answer, said) ?? '')
    .digest('base64url'),
});
