import { isRecord } from '../text/record.ts';

/**
 * Which stories a page was made of, so that a change of one story takes back the pages that used it
 * and no others. A page uses the content of a story, or its address alone: a navigation leads to
 * every page of a site, and changes only where one of them moves.
 */

export type StoryUse =
  | {
      /** The story's content: the page itself, its surroundings, or a relation. */
      readonly as: 'content';
      /** Undefined where the story was asked for by its full slug, and no answer named it. */
      readonly uuid: string | undefined;
      readonly fullSlug: string;
    }
  | {
      /** Only the story's address. */
      readonly as: 'link';
      readonly uuid: string;
      /** Undefined for a link to a story that was not there. */
      readonly fullSlug: string | undefined;
    };

/** A story that was written, moved, published or taken back, as it is afterwards. */
export type ChangedStory = { readonly fullSlug: string; readonly uuid?: string | undefined };

type Fields = Readonly<Record<string, unknown>>;

const filledText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** A full slug as it is compared: the service writes start pages of folders with a slash at the end. */
const slugOf = (value: unknown): string | undefined => filledText(value)?.replace(/\/$/u, '');

/** A story, a linked story, or a field that links to one; undefined for every other object. */
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

/** Equal uses once; a link that is known to lead somewhere says all that one without a target does. */
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

/** JSON that nests deeper is not looked into: no answer exhausts the stack. */
const deepestNesting = 200;

/**
 * The stories in an answer of the content service, wherever they stand: the story asked for, those
 * in a relation's place, and those that are linked to. It throws for no value.
 */
export const storyUsesOf = (answer: unknown): readonly StoryUse[] => {
  const found: StoryUse[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (depth > deepestNesting || typeof value !== 'object' || value === null) return;
    if (isRecord(value)) {
      const use = readUse(value);
      if (use !== undefined) found.push(use);
    }
    for (const inner of Object.values(value)) visit(inner, depth + 1);
  };
  visit(answer, 0);
  return mergeStoryUses(found);
};

/**
 * True where a change of a story concerns its use: content always, a link only if the story has
 * moved.
 */
export const isUseChanged = (changed: ChangedStory, use: StoryUse): boolean => {
  const fullSlug = slugOf(changed.fullSlug);
  const isSameStory = changed.uuid !== undefined && changed.uuid === use.uuid;
  return use.as === 'content'
    ? isSameStory || (fullSlug !== undefined && fullSlug === use.fullSlug)
    : isSameStory && fullSlug !== use.fullSlug;
};
