/**
 * Speaks the vendor's delivery API, so that the storefront runs on production's client without an
 * account. Mounted at `/services/content/v2`. The token for what is published keeps nothing secret;
 * drafts and releases need another.
 */
import { randomBytes } from 'node:crypto';

import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';

import type { StoryChanges } from '../../../adapters/storyblok/story-changes.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import { createKeeper, type Keeper, type WriteStore } from './keeper.ts';
import {
  alternatesOf,
  filterStories,
  findStory,
  inLanguage,
  linksOf,
  printLink,
  relationsOf,
} from './library.ts';
import { isSameSecret } from '../../http/same-secret.ts';
import { contentManagement } from './management.ts';
import type { StoryView } from './space.ts';
import type { Story } from './story.ts';

export type ContentServiceEntry =
  | { readonly kind: 'story-not-found'; readonly slug: string }
  | { readonly kind: 'token-refused' }
  /** Writes could not be read from the database, or not as a story. */
  | { readonly kind: 'writes-unread'; readonly reason: string };

type ContentServiceSettings = {
  /** What writes begin from; their numbers are those of their uuids (`numberOf`). */
  readonly stories: readonly Story[];
  readonly log: (entry: ContentServiceEntry) => void;
  /** For what is published; `embeddedContentToken` when left out. */
  readonly token?: string | undefined;
  /** For drafts and releases; the same as `token` when left out. */
  readonly previewToken?: string | undefined;
  /** For writing, and for drafts; nothing can be written when left out. */
  readonly writeToken?: string | undefined;
  /** Where writes are kept. */
  readonly store?: WriteStore | undefined;
  /** Hears of each story that was written, published, deleted. */
  readonly changes?: StoryChanges | undefined;
  readonly clock?: Clock | undefined;
  /** Of translated fields; none when left out, because each locale has its folder. */
  readonly languages?: readonly string[] | undefined;
};

/** Opens what the embedded service has published. */
export const embeddedContentToken = 'embedded-content';

/** By which this process reads drafts and releases of its own service. */
export const embeddedPreviewToken = randomBytes(24).toString('base64url');

const defaultPerPage = 25;
const largestPage = 100;
const largestLinksPage = 1_000;
const longestSlugInLog = 200;

/** From 1 to a limit; anything else is the usual one. */
const boundedNumber = (text: string | undefined, usual: number, limit: number): number => {
  const number = text !== undefined && /^\d{1,6}$/u.test(text) ? Number(text) : usual;
  return number < 1 ? usual : Math.min(number, limit);
};

const listOf = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

const releasePattern = /^[\w-]{1,64}$/u;

const viewOf = (context: Context): StoryView => {
  const release = context.req.query('from_release') ?? '';
  return {
    version: context.req.query('version') === 'draft' ? 'draft' : 'published',
    release: releasePattern.test(release) ? release : undefined,
  };
};

type Seen = Awaited<ReturnType<Keeper['see']>>;

const notFoundBody = ['This record could not be found'];
const unauthorizedBody = { error: 'Unauthorized' };

/** In the language asked for, with what they refer to beside them. */
const resolved = (
  { languages = [] }: ContentServiceSettings,
  { library, version }: Seen,
  context: Context,
  stories: readonly Story[],
) => {
  const asked = context.req.query('language') ?? '';
  const language = languages.includes(asked) ? asked : 'default';
  const print = (story: Story) => ({
    ...story,
    lang: language,
    alternates: alternatesOf(library, story),
    content: inLanguage(story.content, language),
  });
  const relations = listOf(context.req.query('resolve_relations'));
  const rels = relationsOf(library, stories, relations);
  const links = linksOf(library, [...stories, ...rels]);
  return {
    stories: stories.map(print),
    cv: version,
    rels: rels.map(print),
    links: context.req.query('resolve_links') === 'story' ? links.map(print) : links.map(printLink),
  };
};

const linkEntry = (story: Story) => ({
  id: story.id,
  uuid: story.uuid,
  slug: story.full_slug,
  name: story.name,
  is_folder: false,
  parent_id: story.parent_id,
  published: story.published_at !== null,
  is_startpage: story.is_startpage,
  position: story.position,
  path: null,
  real_path: `/${story.full_slug}`,
});

/** With headers that say which part of the whole it is. */
const pageOf = <A>(context: Context, all: readonly A[], limit: number): readonly A[] => {
  const perPage = boundedNumber(context.req.query('per_page'), defaultPerPage, limit);
  const page = boundedNumber(context.req.query('page'), 1, Number.MAX_SAFE_INTEGER);
  context.header('Total', String(all.length));
  context.header('Per-Page', String(perPage));
  return all.slice((page - 1) * perPage, page * perPage);
};

const uuidsOf = (context: Context): readonly string[] | undefined => {
  const text = context.req.query('by_uuids');
  return text === undefined ? undefined : listOf(text);
};

const storiesPath = '/cdn/stories/';

const answerStory =
  (settings: ContentServiceSettings, keeper: Keeper) =>
  async (context: Context): Promise<Response> => {
    // A slug has slashes: it is all that follows the mount point.
    const { path } = context.req;
    const slug = path.slice(path.indexOf(storiesPath) + storiesPath.length);
    const seen = await keeper.see(viewOf(context));
    const story = findStory(seen.library, slug);
    if (story === undefined) {
      settings.log({ kind: 'story-not-found', slug: slug.slice(0, longestSlugInLog) });
      return context.json(notFoundBody, 404);
    }
    const { stories, ...rest } = resolved(settings, seen, context, [story]);
    return context.json({ story: stories[0], ...rest });
  };

/** Whether a token opens what a request asks for. */
const mayRead = (
  { token = embeddedContentToken, previewToken = token, writeToken }: ContentServiceSettings,
  context: Context,
): boolean => {
  const given = context.req.query('token') ?? '';
  const { version, release } = viewOf(context);
  const isPublic = version === 'published' && release === undefined;
  return (
    (isPublic && given === token) ||
    isSameSecret(given, previewToken) ||
    (writeToken !== undefined && isSameSecret(given, writeToken))
  );
};

/** The service as an application to be mounted. */
export const contentService = (settings: ContentServiceSettings): Hono => {
  const { log, stories, store, changes, writeToken, clock = { now: Date.now } } = settings;
  const unread = (reason: string): void => log({ kind: 'writes-unread', reason });
  const keeper = createKeeper({ stories, store, changes, clock, log: unread });
  const app = new Hono();
  app.use(cors({ origin: '*', allowMethods: ['GET'], exposeHeaders: ['Total', 'Per-Page'] }));
  app.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-cache');
  });
  app.use('/cdn/*', async (context: Context, next) => {
    if (mayRead(settings, context)) return next();
    log({ kind: 'token-refused' });
    return context.json(unauthorizedBody, 401);
  });

  app.get('/cdn/spaces/me', async (context) => {
    const { version } = await keeper.see({ version: 'published' });
    const codes = settings.languages ?? [];
    const space = { id: 1, name: 'Embedded content', domain: '', version, language_codes: codes };
    return context.json({ space });
  });
  app.get('/cdn/links', async (context) => {
    const startsWith = context.req.query('starts_with');
    const { library, version: cv } = await keeper.see(viewOf(context));
    const page = pageOf(context, filterStories(library, { startsWith }), largestLinksPage);
    const links = Object.fromEntries(page.map((story) => [story.uuid, linkEntry(story)]));
    return context.json({ links, cv });
  });
  app.get('/cdn/stories', async (context) => {
    const seen = await keeper.see(viewOf(context));
    const all = filterStories(seen.library, {
      startsWith: context.req.query('starts_with'),
      uuids: uuidsOf(context),
    });
    return context.json(resolved(settings, seen, context, pageOf(context, all, largestPage)));
  });
  app.get(`${storiesPath}*`, answerStory(settings, keeper));
  app.route('/', contentManagement({ keeper, writeToken, clock, log }));
  app.all('*', (context) =>
    context.req.method === 'GET' || context.req.method === 'HEAD'
      ? context.json(notFoundBody, 404)
      : context.json({ error: 'Method not allowed' }, 405, { Allow: 'GET, HEAD, OPTIONS' }),
  );
  return app;
};
