/**
 * What a story refers to is asked for by uuid, in batches of 50 and five deep, and put in place
 * (supporting §4, §9); what it links to is asked for, too.
 */
import { uuidBatches } from '../../core/domain/content/content-requests.ts';
import { linkedUuids } from '../../core/domain/content/linked-uuids.ts';
import {
  deepestRelation,
  relatedStories,
  resolveRelations,
} from '../../core/domain/content/relations.ts';
import { linkedSlugs } from '../../core/domain/content/story.ts';
import { E, t } from '../../core/fp.ts';

/** At most 50 at once; those that are not there are left out. */
export type StoriesByUuid = (uuids: readonly string[]) => Promise<readonly unknown[]>;

type FullAnswer = { readonly answer: unknown; readonly missing: readonly string[] };

const envelope = t.intersection([
  t.type({ story: t.UnknownRecord }),
  t.partial({ rels: t.UnknownArray, links: t.UnknownArray }),
]);

const relatedPage = t.type({ uuid: t.string, content: t.type({ component: t.literal('Page') }) });

/** Deeper JSON is not looked into, so that no answer exhausts the stack. */
const deepestNesting = 200;

/** Of a page that is referred to, a title and a picture show, and no link. */
const withoutPages = (value: unknown, depth = 0): unknown => {
  if (depth > deepestNesting || relatedPage.is(value)) return undefined;
  if (Array.isArray(value)) return value.map((item) => withoutPages(item, depth + 1));
  if (!t.UnknownRecord.is(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, withoutPages(field, depth + 1)]),
  );
};

const contentOf = (story: unknown): unknown =>
  t.UnknownRecord.is(story) ? story['content'] : undefined;

const inBatches = async (ask: StoriesByUuid, uuids: readonly string[]) => {
  const found: unknown[] = [];
  for (const batch of uuidBatches(uuids)) found.push(...(await ask(batch)));
  return found;
};

/**
 * Completes the answer for one story. Each uuid is asked for once; a story never stands within
 * itself. Rejects as `ask` does.
 */
export const completeAnswer = async (
  answer: unknown,
  relations: readonly string[],
  ask: StoriesByUuid,
): Promise<FullAnswer> => {
  const read = envelope.decode(answer);
  if (E.isLeft(read)) return { answer, missing: [] };
  const { story, rels = [], links = [] } = read.right;
  const stories = new Map(relatedStories(rels));
  const asked = new Set<string>();
  let resolved = resolveRelations(story, relations, stories);
  for (let level = 0; level <= deepestRelation; level += 1) {
    const wanted = resolved.missing.filter((uuid) => !asked.has(uuid));
    if (wanted.length === 0) break;
    for (const uuid of wanted) asked.add(uuid);
    const found = relatedStories(await inBatches(ask, wanted));
    if (found.size === 0) break;
    for (const [uuid, one] of found) stories.set(uuid, one);
    resolved = resolveRelations(story, relations, stories);
  }
  const known = linkedSlugs(links);
  const unknown = linkedUuids(withoutPages(contentOf(resolved.value))).filter(
    (id) => !known.has(id),
  );
  const found = linkedSlugs(await inBatches(ask, unknown));
  // A link needs only where they lie.
  const places = [...found].map(([uuid, full_slug]) => ({ uuid, full_slug }));
  const lost = unknown.filter((uuid) => !found.has(uuid));
  return {
    answer: { ...read.right, story: resolved.value, links: [...links, ...places] },
    missing: [...new Set([...resolved.missing, ...lost])],
  };
};
