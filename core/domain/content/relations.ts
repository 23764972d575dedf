/**
 * Relations: fields of stories that hold other stories' uuids. The service sends the related
 * stories beside the answer (`rels`), and this puts each one in its uuid's place (supporting §3:
 * "Stories carry links and relations resolved by uuid").
 */

import { isRecord } from '../text/record.ts';
import { personRelations } from './blocks/contact-persons.ts';

/** Relations of pages, as `{component}.{field}`. */
export const pageRelations = ['Page.uspTeaser', ...personRelations] as const;

/** Levels of stories within each other; a uuid deeper down stays a uuid. */
export const deepestRelation = 5;

/** JSON that nests deeper is left as it is, so that no answer exhausts the stack. */
const deepestNesting = 200;

type Fields = Readonly<Record<string, unknown>>;

/** The uuid of a value that is a whole story; undefined for anything else. */
const uuidOfStory = (value: unknown): string | undefined =>
  isRecord(value) && typeof value['uuid'] === 'string' && isRecord(value['content'])
    ? value['uuid']
    : undefined;

/** The stories of an answer's `rels` by uuid; what is not a story is left out. */
export const relatedStories = (rels: unknown): ReadonlyMap<string, Fields> =>
  new Map(
    (Array.isArray(rels) ? rels : []).flatMap((related: unknown) => {
      const uuid = uuidOfStory(related);
      return uuid !== undefined && isRecord(related) ? [[uuid, related] as const] : [];
    }),
  );

/** JSON with its relations in place, and the uuids that no story was there for, each once. */
export type ResolvedRelations = {
  readonly value: unknown;
  readonly missing: readonly string[];
};

type Resolving = {
  readonly fields: readonly string[];
  readonly stories: ReadonlyMap<string, Fields>;
  readonly missing: Set<string>;
};

/** A place in the JSON: the uuids of the stories around it, outermost first, and its depth. */
type Place = { readonly around: readonly string[]; readonly depth: number };

const within = ({ around, depth }: Place, uuid?: string): Place => ({
  around: uuid === undefined ? around : [...around, uuid],
  depth: depth + 1,
});

const walk = (resolving: Resolving, place: Place, value: unknown): unknown => {
  if (place.depth > deepestNesting) return value;
  if (Array.isArray(value))
    return value.map((item: unknown) => walk(resolving, within(place), item));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      resolving.fields.includes(`${String(value['component'])}.${name}`)
        ? related(resolving, within(place), field)
        : walk(resolving, within(place), field),
    ]),
  );
};

/** A field that holds uuids: one, or a list of them; some may be stories already. */
const related = (resolving: Resolving, place: Place, value: unknown): unknown => {
  if (Array.isArray(value))
    return value.map((item: unknown) => related(resolving, within(place), item));
  const placed = uuidOfStory(value);
  if (placed !== undefined)
    return place.around.includes(placed) ? value : walk(resolving, within(place, placed), value);
  if (typeof value !== 'string' || value === '') return walk(resolving, place, value);
  const story = resolving.stories.get(value);
  if (story === undefined) resolving.missing.add(value);
  const ends = place.around.includes(value) || place.around.length > deepestRelation;
  return story === undefined || ends ? value : walk(resolving, within(place, value), story);
};

/**
 * Puts related stories in the place of their uuids, in the given fields (`Page.uspTeaser`) at any
 * depth, those of the related stories included. A story never stands within itself: there its uuid
 * stays, so cycles end. A uuid without a story stays too; what needs the story is then refused when
 * the page is decoded. Resolving what is resolved changes nothing.
 */
export const resolveRelations = (
  value: unknown,
  fields: readonly string[],
  stories: ReadonlyMap<string, Fields>,
): ResolvedRelations => {
  const missing = new Set<string>();
  const own = uuidOfStory(value);
  const place: Place = { around: own === undefined ? [] : [own], depth: 0 };
  const resolved = walk({ fields, stories, missing }, place, value);
  return { value: resolved, missing: [...missing] };
};

/** The uuids that a story's relations still ask for, each once, in its order. */
export const relationUuids = (value: unknown, fields: readonly string[]): readonly string[] =>
  resolveRelations(value, fields, new Map()).missing;
