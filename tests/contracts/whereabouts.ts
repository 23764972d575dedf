/** What every implementation must do of the ports to visitors' places and pages' surroundings. */
import { describe, expect, test } from 'vitest';

import type { InitialData } from '../../core/domain/content/initial-data.ts';
import type { ContentLink } from '../../core/domain/navigation/content-link.ts';
import type { VisitorLocation } from '../../core/domain/locale/countries.ts';
import type { SaidUrls } from '../../core/domain/routing/localized-urls.ts';
import { E } from '../../core/fp.ts';
import type { Breadcrumbs } from '../../core/ports/breadcrumbs.ts';
import type { PageRequest } from '../../core/ports/content.ts';
import type { InitialDataSource } from '../../core/ports/initial-data.ts';
import type { LocalizedUrls } from '../../core/ports/localized-urls.ts';
import type { Locations } from '../../core/ports/locations.ts';
import type { StoryTransform } from '../../core/ports/story-transform.ts';

const request: PageRequest = {
  channel: 'poster',
  locale: 'de-DE',
  platform: 'web',
  slug: 'products',
};

/** The suite for locations; `start` begins with a request from there, or from an unknown place. */
export const locationsContract = (
  name: string,
  start: (location: VisitorLocation | undefined) => Promise<Locations>,
): void => {
  test(`locations: ${name} are those of the request, or unknown`, async () => {
    const bavaria = { country: 'DE', region: 'BY' };
    expect(await (await start(bavaria)).current()).toEqual(E.right(bavaria));
    expect(await (await start(undefined)).current()).toEqual(E.left({ kind: 'location-unknown' }));
  });
};

/** The suite for pages in other languages. */
export const localizedUrlsContract = (
  name: string,
  start: (pages: ReadonlyMap<string, SaidUrls>) => Promise<LocalizedUrls>,
): void => {
  test(`localized URLs: ${name} are those of the path, or none`, async () => {
    const said = { 'fr-FR': 'http://fr.localhost:3000/aide', 'nl-NL': '/help' };
    const urls = await start(new Map([['/hilfe', said]]));
    expect(await urls.of(request, '/hilfe')()).toEqual(E.right(said));
    expect(await urls.of(request, '/nirgends')()).toEqual(E.right({}));
  });
};

/** The suite for breadcrumbs of pages that are not content pages. */
export const breadcrumbsContract = (
  name: string,
  start: (trails: ReadonlyMap<string, readonly ContentLink[]>) => Promise<Breadcrumbs>,
): void => {
  test(`breadcrumbs: ${name} lead from the start page, or are not found`, async () => {
    const trail = [
      { text: 'Start', url: '/' },
      { text: 'Leinwand', url: '/products' },
    ];
    const breadcrumbs = await start(new Map([['products', trail]]));
    expect(await breadcrumbs.trail(request)()).toEqual(E.right(trail));
    expect(await breadcrumbs.trail({ ...request, slug: 'nirgends' })()).toEqual(
      E.left({ kind: 'page-not-found', slug: 'nirgends' }),
    );
  });
};

const story = (content: object): object => ({
  uuid: 'draft',
  name: 'Draft',
  full_slug: 'poster/de-DE/pages/entwurf',
  content,
});

/** The suite for stories that an editor has not saved. */
export const storyTransformContract = (
  name: string,
  start: () => Promise<StoryTransform>,
): void => {
  describe(`story transform: ${name}`, () => {
    test('makes a page of a draft, broken blocks and all', async () => {
      const transform = await start();
      const body = [
        { component: 'RichText', _uid: 'a' },
        { component: 'Nothing', _uid: 'b' },
      ];
      const page = await transform.page(
        request,
        story({ component: 'Page', title: 'Entwurf', body }),
      )();
      expect(page).toMatchObject({ right: { title: 'Entwurf', status: 'draft' } });
      expect(E.isRight(page) && page.right.blocks.some(({ kind }) => kind === 'refused')).toBe(
        true,
      );
    });

    test.each([
      ['no story', 7, 'content-answer-refused'],
      ['no page', story({ component: 'Frame' }), 'page-not-found'],
    ])('refuses %s', async (_what, sent, kind) => {
      const transform = await start();
      expect(await transform.page(request, sent)()).toMatchObject({ left: { kind } });
    });
  });
};

/** The suite for initial data of hybrid pages. */
export const initialDataContract = (
  name: string,
  start: (data: InitialData) => Promise<InitialDataSource>,
): void => {
  test(`initial data: ${name} travels as it is`, async () => {
    const data = { layout: '{"header":"<b>x</b>"}', messages: '{' };
    expect(await (await start(data)).load(request)()).toEqual(E.right(data));
  });
};
