/** What editors with a valid token see: drafts, releases, and stories that are not saved. */
import { describe, expect, test } from 'vitest';

import { storyblokContent } from '../../../adapters/storyblok/storyblok.ts';
import { storyblokTransform } from '../../../adapters/storyblok/transform.ts';
import type { ContentPreview } from '../../../core/domain/content/content-editor.ts';
import { fullSlugOf } from '../../../core/domain/routing/story-folders.ts';
import { E } from '../../../core/fp.ts';
import { contentService, embeddedContentToken } from '../../../server/embedded/content/content.ts';
import {
  contentFetch,
  inProcessContentEndpoint,
} from '../../../server/embedded/content/in-process.ts';
import { storyTransformContract } from '../../contracts/whereabouts.ts';
import { storyWith } from '../../fakes/content-stories.ts';
import { heldSleep } from '../../fakes/fetch.ts';
import { recordingLog } from '../../fakes/log.ts';
import { patient } from '../../fakes/patient.ts';

const place = { channel: 'poster', locale: 'de-DE', platform: 'web' } as const;

const slugOf = (slug: string): string => fullSlugOf('poster/de-DE', slug) ?? '';

const sees: ContentPreview = { isEditing: true, release: undefined, version: 'draft' };

const pageStory = (slug: string, fields: object, publishedAt?: string | null) =>
  storyWith(
    slugOf(slug),
    { component: 'Page', _uid: slug, ...fields },
    { uuid: `uuid-${slug}`, publishedAt },
  );

const usps = storyWith(
  'poster/de-DE/global/usps',
  {
    component: 'UspTeaser',
    _uid: 'usps',
    items: [{ component: 'UspItem', _uid: 'one', text: 'Frei Haus' }],
  },
  { uuid: 'uuid-usps', publishedAt: null },
);

const stories = [
  pageStory('offen', { title: 'Offen' }),
  pageStory('entwurf', { title: 'Entwurf' }, null),
  usps,
];

/** The service with its draft states, and what it was asked. */
const start = () => {
  const asked: URL[] = [];
  const service = contentService({ stories, log: () => undefined });
  const log = recordingLog();
  const access = {
    accessToken: embeddedContentToken,
    endpoint: inProcessContentEndpoint,
    fetch: contentFetch((request) => {
      asked.push(new URL(request.url));
      return service.fetch(request);
    }),
    requestsPerSecond: 1_000,
  };
  const content = storyblokContent({
    ...access,
    cacheSeconds: 60,
    staleSeconds: 3_600,
    clock: { now: () => 0 },
    sleep: heldSleep().sleep,
    log,
  })(patient);
  const page = (slug: string, preview?: ContentPreview) =>
    content.page({ ...place, slug, preview })();
  return { asked, log, access, content, page };
};

describe('a draft', () => {
  test('is shown in a preview alone, and asked for each time', async () => {
    const { page, asked } = start();
    expect(await page('entwurf')).toMatchObject({ left: { kind: 'page-not-found' } });
    expect(await page('entwurf', sees)).toMatchObject({ right: { title: 'Entwurf' } });
    expect(await page('entwurf', sees)).toMatchObject({ right: { status: 'draft' } });
    expect(await page('entwurf')).toMatchObject({ left: { kind: 'page-not-found' } });
    expect(asked.map(({ searchParams }) => searchParams.get('version'))).toEqual([
      'published',
      'draft',
      'draft',
    ]);
  });

  test('leaves what is published where it was kept', async () => {
    const { page, asked } = start();
    const published = await page('offen');
    const draft = await page('offen', sees);
    expect(draft).toEqual(published);
    const [first, second] = [await page('offen'), await page('offen', sees)];
    expect(E.isRight(first) && E.isRight(published) && first.right === published.right).toBe(true);
    expect(E.isRight(second) && E.isRight(draft) && second.right === draft.right).toBe(false);
    expect(asked).toHaveLength(3);
  });

  test('comes with the chrome and the navigation of the same state', async () => {
    const { content, asked } = start();
    await content.chrome({ ...place, preview: sees })();
    await content.navigation({ ...place, preview: sees })();
    expect(asked.map(({ searchParams }) => searchParams.get('version'))).toEqual([
      'draft',
      'draft',
    ]);
  });

  test('is asked for with the release that is chosen, and with the preview token', async () => {
    const { access } = start();
    const asked: URL[] = [];
    const content = storyblokContent({
      ...access,
      accessToken: 'published-alone',
      previewToken: 'of-drafts',
      fetch: async (input) => {
        asked.push(new URL(new Request(input).url));
        return Response.json({}, { status: 404 });
      },
      cacheSeconds: 60,
      clock: { now: () => 0 },
      sleep: heldSleep().sleep,
      log: recordingLog(),
    })(patient);
    await content.page({ ...place, slug: 'a', preview: { ...sees, release: 'spring' } })();
    await content.page({ ...place, slug: 'a' })();
    expect(
      asked.map(({ searchParams }) =>
        ['token', 'version', 'from_release'].map((name) => searchParams.get(name)),
      ),
    ).toEqual([
      ['of-drafts', 'draft', 'spring'],
      ['published-alone', 'published', null],
    ]);
  });

  test('that is not a story is refused, and a service that is away is told of', async () => {
    const { access } = start();
    const answering = (fetching: typeof fetch) =>
      storyblokContent({
        ...access,
        fetch: fetching,
        cacheSeconds: 60,
        clock: { now: () => 0 },
        sleep: heldSleep().sleep,
        log: recordingLog(),
      })(patient).page({ ...place, slug: 'offen', preview: sees })();
    expect(await answering(async () => Response.json({ story: 7 }))).toMatchObject({
      left: { kind: 'content-answer-refused' },
    });
    expect(await answering(() => Promise.reject(new Error('away')))).toMatchObject({
      left: { kind: 'content-unavailable' },
    });
  });
});

storyTransformContract('over the vendor client', async () =>
  storyblokTransform(start().access)(patient),
);

describe('a story that is not saved', () => {
  const edited = (content: object) => ({
    ...pageStory('offen', {}),
    content: { component: 'Page', _uid: 'offen', ...content },
  });

  const transform = (access: Parameters<typeof storyblokTransform>[0], content: object) =>
    storyblokTransform(access)(patient).page({ ...place, slug: 'offen' }, edited(content))();

  const link = { linktype: 'story', id: 'uuid-entwurf', url: '', cached_url: '' };

  test('gets what it refers to by uuids, drafts as well, in one request', async () => {
    const { access, asked } = start();
    const page = await transform(access, {
      title: 'Neu',
      uspTeaser: 'uuid-usps',
      breadcrumb: [{ component: 'Link', _uid: 'l', linkText: 'Weiter', link }],
    });
    expect(page).toMatchObject({
      right: {
        title: 'Neu',
        uspTeaser: { items: [{ text: 'Frei Haus' }] },
        breadcrumb: [{ text: 'Weiter', url: '/entwurf' }],
      },
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.searchParams.get('version')).toBe('draft');
  });

  test('refers to nothing: nothing is asked', async () => {
    const { access, asked } = start();
    expect(await transform(access, { title: 'Neu' })).toMatchObject({ right: { title: 'Neu' } });
    expect(asked).toEqual([]);
  });

  test.each<readonly [string, typeof fetch]>([
    ['away', () => Promise.reject(new Error('away'))],
    ['answering rubbish', async () => Response.json(['rubbish'])],
  ])('stands with its refused parts while the service is %s', async (_how, fetching) => {
    const { access } = start();
    const page = await transform({ ...access, fetch: fetching }, { uspTeaser: 'uuid-usps' });
    expect(page).toMatchObject({ right: { blocks: [{ kind: 'refused' }] } });
  });
});
