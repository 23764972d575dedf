import { isRecord } from '../text/record.ts';
import { recordsIn } from './linked-uuids.ts';

/**
 * Which stories a page was made of, so that a change of one takes back just the pages that used it.
 * A page uses a story's content, or its address alone: a navigation leads to every page, and
 * changes only where one of them moves.
 */

export type StoryUse =
  | {
      /** The page itself, its surroundings, or a relation. */
      readonly as: 'content';
      /** Undefined where it was asked for by its slug, and no answer named it. */
      readonly uuid: string | undefined;
      readonly fullSlug: string;
    }
  | {
      readonly as: 'link';
      readonly uuid: string;
      /** Undefined where the story was not there. */
      readonly fullSlug: string | undefined;
    };

/** After it was written, moved, published or taken back. */
export type ChangedStory = { readonly fullSlug: string; readonly uuid?: string | undefined };

type Fields = Readonly<Record<string, unknown>>;

const filledText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The service writes start pages of folders with a slash at the end. */
const slugOf = (value: unknown): string | undefined => filledText(value)?.replace(/\/$/u, '');

/** Undefined for what is neither a story, a linked story nor a link field. */
const readUse = (fields: Fields): StoryUse | undefined => {
  const uuid = filledText(fields['uuid']);
  const fullSlug = slugOf(fields['full_slug']) ?? slugOf(fields['url']);
  if (uuid !== undefined && fullSlug !== undefined)
    return { as: isRecord(fields['content']) ? 'content' : 'link', uuid, fullSlug };
  const target = filledText(fields['id']) ?? uuid;
  return fields['linktype'] === 'story' && target !== undefined
    ? { as: 'link', uuid: target, fullSlug: undefined }
    : undefined;
};

const keyOfUse = ({ as, uuid = '', fullSlug = '' }: StoryUse): string =>
  `${as} ${uuid} ${fullSlug}`;

/** Equal uses once; a link with a target replaces one without. */
export const mergeStoryUses = (uses: Iterable<StoryUse>): readonly StoryUse[] => {
  const merged = new Map<string, StoryUse>();
  for (const use of uses) merged.set(keyOfUse(use), use);
  const resolved = new Set(
    [...merged.values()].flatMap(({ as, uuid, fullSlug }) =>
      as === 'link' && fullSlug !== undefined ? [uuid] : [],
    ),
  );
  return [...merged.values()].filter(
    ({ as, uuid, fullSlug }) => as === 'content' || fullSlug !== undefined || !resolved.has(uuid),
  );
};

/** The stories of an answer: the one asked for, related and linked ones. Never throws. */
export const storyUsesOf = (answer: unknown): readonly StoryUse[] =>
  mergeStoryUses(recordsIn(answer).flatMap((fields) => readUse(fields) ?? []));

/** Whether a change concerns a use: content always, a link only if the story moved. */
export const isUseChanged = (changed: ChangedStory, use: StoryUse): boolean => {
  const fullSlug = slugOf(changed.fullSlug);
  const isSameStory = changed.uuid !== undefined && changed.uuid === use.uuid;
  return use.as === 'content'
    ? isSameStory || (fullSlug !== undefined && fullSlug === use.fullSlug)
    : isSameStory && fullSlug !== use.fullSlug;
};
