import { E, t } from '../../../core/fp.ts';
import type { StoryStates } from './space.ts';

const block = t.intersection([
  t.type({ component: t.string, _uid: t.string }),
  t.record(t.string, t.unknown),
]);

const texts = t.type({
  uuid: t.string,
  group_id: t.string,
  name: t.string,
  slug: t.string,
  full_slug: t.string,
  lang: t.string,
  created_at: t.string,
});

const optionalText = t.union([t.string, t.null]);

const story = t.intersection([
  texts,
  t.type({
    id: t.number,
    parent_id: t.number,
    position: t.number,
    is_startpage: t.boolean,
    published_at: optionalText,
    first_published_at: optionalText,
    tag_list: t.readonlyArray(t.string),
    content: block,
  }),
]);

const storedStates = t.type({
  draft: story,
  published: t.union([story, t.undefined]),
  releases: t.record(t.string, story),
});

/** Undefined for a text that holds no states. */
export const parseStates = (text: string): StoryStates | undefined => {
  try {
    const read = storedStates.decode(JSON.parse(text));
    if (E.isLeft(read)) return undefined;
    const { draft, published, releases } = read.right;
    // Alternates are found anew among the stories that there are.
    const whole = (one: t.TypeOf<typeof story>) => ({ ...one, alternates: [] });
    return {
      draft: whole(draft),
      published: published && whole(published),
      releases: Object.fromEntries(
        Object.entries(releases).map(([release, one]) => [release, whole(one)]),
      ),
    };
  } catch {
    return undefined;
  }
};
