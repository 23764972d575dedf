/**
 * Relations: fields of stories that hold other stories' uuids. The service sends the related
 * stories beside the answer (`rels`); each is put in its uuid's place (supporting §3: "Stories
 * carry links and relations resolved by uuid").
 */

import { isRecord } from '../text/record.ts';
import { personRelations } from './blocks/contact-persons.ts';

/** As `{component}.{field}`. */
export const pageRelations = ['Page.uspTeaser', ...personRelations] as const;

/** Levels of stories within each other; a uuid deeper down stays one. */
export const deepestRelation = 5;

/** JSON that nests deeper stays as it is, so that no answer exhausts the stack. */
const deepestNesting = 200;

type Fields = Readonly<Record<string, unknown>>;

/** Undefined where the value is not a whole story. */
const uuidOfStory = (value: unknown): string | undefined =>
  isRecord(value) && typeof value['uuid'] === 'string' && isRecord(value['content'])
    ? value['uuid']
    : undefined;

/** An answer's `rels` by uuid; entries that are not stories are left out. */
export const relatedStories = (rels: unknown): ReadonlyMap<string, Fields> =>
  new Map(
    (Array.isArray(rels) ? rels : []).flatMap((related: unknown) => {
      const uuid = uuidOfStory(related);
      return uuid !== undefined && isRecord(related) ? [[uuid, related] as const] : [];
    }),
  );

/** JSON with its relations in place, and uuids without a story, each once. */
export type ResolvedRelations = {
  readonly value: unknown;
  readonly missing: readonly string[];
};

type Resolving = {
  readonly fields: readonly string[];
  readonly stories: ReadonlyMap<string, Fields>;
  readonly missing: Set<string>;
};

/** The uuids of the stories around a place, outermost first, and its depth. */
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

/** A uuid or a list of them; some may be stories already. */
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
 * Puts stories in the place of their uuids, in the given fields (`Page.uspTeaser`) at any depth.
 * Where a story would stand within itself, or is missing, the uuid stays; decoding refuses what
 * needs the story. Resolving twice changes nothing.
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

/** The uuids that relations still ask for, each once. */
export const relationUuids = (value: unknown, fields: readonly string[]): readonly string[] =>
  resolveRelations(value, fields, new Map()).missing;
