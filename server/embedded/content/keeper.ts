/** Samples as the base, and over them what was written. */
import { causeOf, messageOf } from '../../../core/domain/errors/thrown.ts';
import type {
  ContentWrite,
  NewContentWrite,
} from '../../../adapters/postgres/stores/content-writes.ts';
import type { StoryChange, StoryChanges } from '../../../adapters/storyblok/story-changes.ts';
import { E } from '../../../core/fp.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type { Library } from './library.ts';
import { spaceOf, viewOf, withStory, type Space, type StoryView } from './space.ts';
import type { Story } from './story.ts';
import { parseStates } from './stored-states.ts';
import type { StoryWrite, WriteRefusal } from './story-writes.ts';

/** Every write is durable before it is acknowledged. */
export type WriteStore = {
  /** Before this process began; asked for by the first request where it is left out. */
  readonly written?: readonly ContentWrite[] | undefined;
  readonly since: (revision: number) => Promise<readonly ContentWrite[]>;
  readonly write: (
    revision: number,
    decide: (news: readonly ContentWrite[]) => readonly NewContentWrite[],
  ) => Promise<readonly ContentWrite[]>;
};

type KeeperSettings = {
  readonly stories: readonly Story[];
  /** Without it nothing can be written, and nothing was. */
  readonly store?: WriteStore | undefined;
  readonly changes?: StoryChanges | undefined;
  readonly clock: Clock;
  /** Hears why others' writes could not be read. */
  readonly log: (reason: string) => void;
};

type Decision = E.Either<WriteRefusal, readonly StoryWrite[]>;

export type Keeper = {
  /** As of now, with the content version. */
  readonly see: (
    view: StoryView,
  ) => Promise<{ readonly library: Library; readonly version: number }>;
  readonly space: () => Promise<Space>;
  /** One request after the other; undefined where nothing can be written. */
  readonly change:
    | ((decide: (space: Space) => Decision) => Promise<E.Either<WriteRefusal, Space>>)
    | undefined;
};

/** Milliseconds until this process asks again what others have written. */
const askAgain = 1_000;

const changesOf = ({ draft, published }: NonNullable<ReturnType<typeof parseStates>>) =>
  [draft, published].flatMap((story): StoryChange[] =>
    story === undefined ? [] : [{ kind: 'story', fullSlug: story.full_slug, uuid: story.uuid }],
  );

/** Starts with the given stories. */
export const createKeeper = (settings: KeeperSettings): Keeper => {
  const { store, changes, clock, log } = settings;
  const base = spaceOf(settings.stories);
  let space = base;
  let revision = 0;
  let asked = Number.NEGATIVE_INFINITY;
  let isLoaded = store?.written !== undefined || store === undefined;
  let asking: Promise<void> | undefined;
  let writing: Promise<unknown> = Promise.resolve();
  let views = new Map<string, Library>();

  const applied = (to: Space, news: readonly ContentWrite[]): Space => {
    let next = to;
    for (const { uuid, states } of news) {
      const read = states === undefined ? undefined : parseStates(states);
      // A row that cannot be read leaves its story as it was.
      if (states === undefined || read !== undefined) next = withStory(next, uuid, read);
      else log(`the written story ${uuid} cannot be read`);
    }
    return next;
  };

  const take = (news: readonly ContentWrite[]): void => {
    const unknown = news.filter((write) => write.revision > revision);
    const last = unknown.at(-1);
    if (last === undefined) return;
    const before = space;
    revision = last.revision;
    space = { ...applied(space, unknown), version: base.version + revision };
    views = new Map();
    for (const { uuid } of unknown)
      for (const states of [before.stories.get(uuid), space.stories.get(uuid)])
        for (const change of states === undefined ? [] : changesOf(states)) changes?.tell(change);
  };

  take(store?.written ?? []);

  const ask = async (from: WriteStore): Promise<void> => {
    try {
      take(await from.since(revision));
    } catch (error) {
      // The database's own words: the query around them is known, and may be long.
      log(messageOf(causeOf(error)));
    }
    isLoaded = true;
    asking = undefined;
  };

  /** Only the first requests wait: they would read stories without what was written. */
  const renew = async (): Promise<void> => {
    if (store !== undefined && clock.now() - asked >= askAgain) {
      asked = clock.now();
      asking ??= ask(store);
    }
    if (!isLoaded) await asking;
  };

  return {
    see: async (view) => {
      await renew();
      const key = JSON.stringify([view.version, view.release]);
      const library = views.get(key) ?? viewOf(space, view);
      // A release is an editor's; the two states are everybody's.
      if (view.release === undefined) views.set(key, library);
      return { library, version: space.version };
    },
    space: async () => {
      await renew();
      return space;
    },
    change:
      store &&
      ((decide) => {
        const run = async (): Promise<E.Either<WriteRefusal, Space>> => {
          let decision: Decision = E.right([]);
          const news = await store.write(revision, (others) => {
            decision = decide(applied(space, others));
            return E.isLeft(decision)
              ? []
              : decision.right.map(({ uuid, states }) => ({
                  uuid,
                  states: states === undefined ? undefined : JSON.stringify(states),
                }));
          });
          take(news);
          return E.map(() => space)(decision);
        };
        const result = writing.then(run, run);
        writing = result.catch(() => undefined);
        return result;
      }),
  };
};
