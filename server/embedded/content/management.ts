/**
 * The writing side, in the shape of the vendor's management API: `post('spaces/1/stories', { story,
 * publish: 1 })`, `put`, `delete`. Behind a token of its own.
 */
import { type Context, Hono } from 'hono';

import { E, pipe, t } from '../../../core/fp.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import { bodyLimit } from '../../http/body-limit.ts';
import { isSameSecret } from '../../http/same-secret.ts';
import type { Keeper } from './keeper.ts';
import { folderId, folderOf, type Space, type StoryStates } from './space.ts';
import {
  createStory,
  deleteStory,
  mergeRelease,
  setPublished,
  statesOf,
  StoryInput,
  updateStory,
  type StoryRequest,
  type StoryWrite,
  type WriteRefusal,
} from './story-writes.ts';

type ManagementSettings = {
  readonly keeper: Keeper;
  /** As `Authorization`; without it nobody may write. */
  readonly writeToken: string | undefined;
  readonly clock: Clock;
  readonly log: (entry: { readonly kind: 'token-refused' }) => void;
};

/** Bytes; what pages read is bounded, too. */
const largestStory = 1_000_000;

const isToken = (writeToken: string | undefined, given: string): boolean =>
  writeToken !== undefined && isSameSecret(given.replace(/^Bearer /u, ''), writeToken);

const switchOn = t.union([t.number, t.string, t.boolean, t.null, t.undefined]);
const releaseId = t.union([t.number, t.string, t.null, t.undefined]);

const StoryBody = t.intersection([
  t.type({ story: StoryInput }),
  t.partial({ publish: switchOn, release_id: releaseId }),
]);

const ReleaseBody = t.type({ do_release: switchOn });

const isOn = (value: t.TypeOf<typeof switchOn>): boolean =>
  value === 1 || value === '1' || value === true;

const releasePattern = /^[\w-]{1,64}$/u;

const fieldInvalid = (field: string, reason: string): E.Either<WriteRefusal, never> =>
  E.left({ kind: 'field-invalid', field, reason });

const readJson = async (context: Context): Promise<E.Either<WriteRefusal, unknown>> => {
  try {
    return E.right(await context.req.json<unknown>());
  } catch {
    return fieldInvalid('body', 'it is not JSON');
  }
};

const readRequest = (json: unknown): E.Either<WriteRefusal, StoryRequest> => {
  const read = StoryBody.decode(json);
  if (E.isLeft(read)) {
    const [error] = read.left;
    const path = (error?.context ?? []).map(({ key }) => key).filter((key) => /^[a-z]/u.test(key));
    return fieldInvalid(path.at(-1) ?? 'story', 'it is missing or of another type');
  }
  const { story, publish, release_id: named } = read.right;
  const release = named === null || named === undefined ? undefined : String(named);
  return release === undefined || releasePattern.test(release)
    ? E.right({ story, publish: isOn(publish), release })
    : fieldInvalid('release_id', 'it is not an identifier');
};

const refuse = (context: Context, refusal: WriteRefusal): Response => {
  switch (refusal.kind) {
    case 'story-not-found':
      return context.json(['This record could not be found'], 404);
    case 'slug-taken':
      return context.json({ slug: [`${refusal.fullSlug} has already been taken`] }, 422);
    case 'field-invalid':
      return context.json({ [refusal.field]: [refusal.reason] }, 422);
  }
};

const printStory = ({ draft, published }: StoryStates) => ({
  ...draft,
  is_folder: false,
  published: published !== undefined,
  unpublished_changes: published !== undefined && published.content !== draft.content,
});

const listed = ({ stories }: Space, context: Context) => {
  const slug = context.req.query('with_slug');
  const startsWith = context.req.query('starts_with') ?? '';
  const states = [...stories.values()];
  if (context.req.query('folder_only') === '1') {
    const folders = new Set(
      states.flatMap(({ draft }) => {
        const parts = folderOf(draft.full_slug).split('/');
        return parts.map((_, end) => parts.slice(0, end + 1).join('/'));
      }),
    );
    return [...folders]
      .filter((folder) => folder !== '' && folder.startsWith(startsWith))
      .filter((folder) => slug === undefined || folder === slug)
      .map((folder) => ({
        id: folderId(folder),
        name: folder.split('/').at(-1) ?? '',
        full_slug: folder,
        parent_id: folderId(folderOf(folder)),
        is_folder: true,
      }));
  }
  return states
    .filter(({ draft }) => draft.full_slug.startsWith(startsWith))
    .filter(({ draft }) => slug === undefined || draft.full_slug === slug)
    .map(printStory);
};

const largestPage = 100;

/** The writing side as an application, to be mounted beside the delivery API. */
export const contentManagement = ({ keeper, writeToken, clock, log }: ManagementSettings): Hono => {
  const app = new Hono();
  const idOf = (context: Context): number => Number(context.req.param('id'));

  const write = async (
    context: Context,
    status: 200 | 201,
    decide: (space: Space, now: number) => E.Either<WriteRefusal, readonly StoryWrite[]>,
    print: (written: readonly StoryWrite[]) => object,
  ): Promise<Response> => {
    if (keeper.change === undefined) return context.json({ error: 'Nothing is kept.' }, 503);
    let written: readonly StoryWrite[] = [];
    const result = await keeper.change((space) => {
      const decided = decide(space, clock.now());
      if (E.isRight(decided)) written = decided.right;
      return decided;
    });
    return E.isLeft(result) ? refuse(context, result.left) : context.json(print(written), status);
  };

  const one = (decided: E.Either<WriteRefusal, StoryWrite>) =>
    E.map((w: StoryWrite) => [w])(decided);
  const printOne = ([written]: readonly StoryWrite[]): object => ({
    story: written?.states === undefined ? null : printStory(written.states),
  });

  app.use('/spaces/*', async (context, next) => {
    if (isToken(writeToken, context.req.header('authorization') ?? '')) return next();
    log({ kind: 'token-refused' });
    return context.json({ error: 'Unauthorized' }, 401);
  });
  const limited = bodyLimit(largestStory, (context) =>
    context.json({ error: 'The story is too large.' }, 413),
  );
  app.on(['POST', 'PUT', 'DELETE'], '/spaces/*', limited);

  app.get('/spaces/:space/stories', async (context) => {
    const all = listed(await keeper.space(), context);
    const asked = Number(context.req.query('page') ?? 1);
    const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
    context.header('Total', String(all.length));
    context.header('Per-Page', String(largestPage));
    return context.json({ stories: all.slice((page - 1) * largestPage, page * largestPage) });
  });
  app.get('/spaces/:space/stories/:id', async (context) =>
    pipe(
      statesOf(await keeper.space(), idOf(context)),
      E.match(
        (refusal) => refuse(context, refusal),
        (states) => context.json({ story: printStory(states) }),
      ),
    ),
  );
  // The vendor publishes by GET; no browser sends the header that this takes by itself.
  for (const action of ['publish', 'unpublish'] as const)
    app.get(`/spaces/:space/stories/:id/${action}`, (context) =>
      write(
        context,
        200,
        (space, now) => one(setPublished(space, idOf(context), action === 'publish', now)),
        printOne,
      ),
    );
  app.post('/spaces/:space/stories', async (context) => {
    const request = E.chain(readRequest)(await readJson(context));
    return E.isLeft(request)
      ? refuse(context, request.left)
      : write(context, 201, (space, now) => one(createStory(space, request.right, now)), printOne);
  });
  app.put('/spaces/:space/stories/:id', async (context) => {
    const request = E.chain(readRequest)(await readJson(context));
    return E.isLeft(request)
      ? refuse(context, request.left)
      : write(
          context,
          200,
          (space, now) => one(updateStory(space, idOf(context), request.right, now)),
          printOne,
        );
  });
  app.delete('/spaces/:space/stories/:id', (context) =>
    write(
      context,
      200,
      (space) => one(deleteStory(space, idOf(context))),
      () => ({}),
    ),
  );
  app.put('/spaces/:space/releases/:id', async (context) => {
    const release = context.req.param('id');
    const json = await readJson(context);
    if (E.isLeft(json)) return refuse(context, json.left);
    const read = ReleaseBody.decode(json.right);
    if (E.isLeft(read) || !isOn(read.right.do_release))
      return context.json({ do_release: ['all that can be done is to merge a release'] }, 422);
    return write(
      context,
      200,
      (space, now) => E.right(mergeRelease(space, release, now)),
      (written) => ({ release: { id: release, released: true, stories: written.length } }),
    );
  });
  return app;
};
