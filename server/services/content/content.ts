/**
 * The embedded content service: it speaks the delivery API of the content vendor, so that the
 * storefront runs on the client that production runs on, without an account anywhere. To be
 * mounted at `/services/content/v2`. Its token keeps nothing secret: all it holds is for everyone.
 */
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';

import {
  createLibrary,
  filterStories,
  findStory,
  inLanguage,
  linksOf,
  relationsOf,
  type Library,
  type StoryFilter,
} from './library.ts';
import type { Story } from './story.ts';

/** What the service tells its log. */
export type ContentServiceEntry =
  | { readonly kind: 'story-not-found'; readonly slug: string }
  | { readonly kind: 'token-refused' };

/** What the service needs. */
type ContentServiceSettings = {
  readonly stories: readonly Story[];
  readonly log: (entry: ContentServiceEntry) => void;
  /** The access token that is asked for; `embeddedContentToken` when left out. */
  readonly token?: string | undefined;
  /** Languages of translated fields; none when left out, because each locale has its folder. */
  readonly languages?: readonly string[] | undefined;
};

/** The token of the embedded service. */
export const embeddedContentToken = 'embedded-content';

const defaultPerPage = 25;
const largestPage = 100;
const largestLinksPage = 1_000;
const longestSlugInLog = 200;

/** A whole number from 1 to a limit; anything else is the usual one. */
const boundedNumber = (text: string | undefined, usual: number, limit: number): number => {
  const number = text !== undefined && /^\d{1,6}$/u.test(text) ? Number(text) : usual;
  return number < 1 ? usual : Math.min(number, limit);
};

const listOf = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

const versionOf = (context: Context): StoryFilter['version'] =>
  context.req.query('version') === 'draft' ? 'draft' : 'published';

const notFoundBody = ['This record could not be found'];
const unauthorizedBody = { error: 'Unauthorized' };

/** Stories as they are sent: in the language asked for, with what they refer to beside them. */
const resolved = (
  { languages = [] }: ContentServiceSettings,
  library: Library,
  context: Context,
  stories: readonly Story[],
) => {
  const version = versionOf(context);
  const asked = context.req.query('language') ?? '';
  const language = languages.includes(asked) ? asked : 'default';
  const print = (story: Story) => ({
    ...story,
    lang: language,
    content: inLanguage(story.content, language),
  });
  const relations = listOf(context.req.query('resolve_relations'));
  const rels = relationsOf(library, stories, relations, version);
  return {
    stories: stories.map(print),
    cv: library.version,
    rels: rels.map(print),
    links: linksOf(library, [...stories, ...rels], version),
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

/** One page of a list, and the headers that say which part of the whole it is. */
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
  (settings: ContentServiceSettings, library: Library) =>
  (context: Context): Response => {
    // A slug has slashes: it is all that follows, whatever the service is mounted under.
    const { path } = context.req;
    const slug = path.slice(path.indexOf(storiesPath) + storiesPath.length);
    const story = findStory(library, slug, versionOf(context));
    if (story === undefined) {
      settings.log({ kind: 'story-not-found', slug: slug.slice(0, longestSlugInLog) });
      return context.json(notFoundBody, 404);
    }
    const { stories, ...rest } = resolved(settings, library, context, [story]);
    return context.json({ story: stories[0], ...rest });
  };

/** The service as an application to be mounted. */
export const contentService = (settings: ContentServiceSettings): Hono => {
  const library = createLibrary(settings.stories);
  const { log, token = embeddedContentToken } = settings;
  const app = new Hono();
  app.use(cors({ origin: '*', allowMethods: ['GET'], exposeHeaders: ['Total', 'Per-Page'] }));
  app.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-cache');
  });
  app.use('/cdn/*', async (context, next) => {
    if (context.req.query('token') === token) return next();
    log({ kind: 'token-refused' });
    return context.json(unauthorizedBody, 401);
  });

  app.get('/cdn/spaces/me', (context) =>
    context.json({
      space: {
        id: 1,
        name: 'Embedded content',
        domain: '',
        version: library.version,
        language_codes: settings.languages ?? [],
      },
    }),
  );
  app.get('/cdn/links', (context) => {
    const startsWith = context.req.query('starts_with');
    const all = filterStories(library, { version: versionOf(context), startsWith });
    const page = pageOf(context, all, largestLinksPage);
    const links = Object.fromEntries(page.map((story) => [story.uuid, linkEntry(story)]));
    return context.json({ links, cv: library.version });
  });
  app.get('/cdn/stories', (context) => {
    const all = filterStories(library, {
      version: versionOf(context),
      startsWith: context.req.query('starts_with'),
      uuids: uuidsOf(context),
    });
    return context.json(resolved(settings, library, context, pageOf(context, all, largestPage)));
  });
  app.get(`${storiesPath}*`, answerStory(settings, library));
  app.all('*', (context) =>
    context.req.method === 'GET' || context.req.method === 'HEAD'
      ? context.json(notFoundBody, 404)
      : context.json({ error: 'Method not allowed' }, 405, { Allow: 'GET, HEAD, OPTIONS' }),
  );
  return app;
};
