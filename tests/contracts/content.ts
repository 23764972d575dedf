/** What every implementation of the content port must do, whatever answers behind it. */
import { fc, test as property } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Chrome } from '../../core/domain/content/chrome.ts';
import { emptyNavigation, type Navigation } from '../../core/domain/navigation/navigation.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import { E } from '../../core/fp.ts';
import type { Content, PageRequest } from '../../core/ports/content.ts';
import type { PageContent } from '../../core/domain/content/page-codec.ts';
import { uuidOf } from '../../server/embedded/content/story.ts';
import { anyCodePoint } from '../arbitraries/code-point.ts';
import type { ContentWorld } from '../fakes/content.ts';

/** An implementation over a world, and its end. */
type RunningContent = {
  readonly content: Content;
  readonly stop: () => Promise<void>;
};

const page = (title: string, extra: Partial<PageContent> = {}): PageContent => ({
  title,
  description: `About ${title}`,
  robots: 'index, follow',
  canonicalUrl: undefined,
  ogImages: [{ source: 'leadimage/mountains-1/motif.jpg', alternative: 'Mountains' }],
  publication: { publishedOn: '2026-09-14', updatedOn: undefined, minutes: 3 },
  additionalSameAsLinks: ['https://example.com/a', 'https://example.com/b'],
  navigationType: 'canvas',
  breadcrumb: [{ text: 'Home', url: '/' }],
  teaser: undefined,
  uspTeaser: undefined,
  product: undefined,
  sku: undefined,
  blocks: [],
  ...extra,
});

const canvas = page('Leinwand', {
  canonicalUrl: 'https://example.com/leinwanddruck',
  sku: 'canvas-1',
  teaser: {
    kind: 'teaser',
    id: 'teaser',
    headline: 'Ihr Foto auf Leinwand',
    text: 'Matt',
    picture: { source: 'leadimage/mountains-1/motif.jpg', alternative: '' },
    link: { text: 'Start', url: '/' },
  },
  uspTeaser: {
    kind: 'usp',
    id: 'usp',
    items: [{ icon: 'truck', text: 'Versand', link: undefined }],
  },
  product: {
    kind: 'wall-picture',
    id: 'calculator',
    headline: 'Format',
    startLabel: 'Los',
    product: 'framedMaterial',
    materials: [
      { materialType: 'leinwand', frameType: undefined },
      { materialType: 'acrylglas', frameType: 'artbox' },
    ],
    labels: [{ index: 4, text: 'TOP DEAL', backgroundColor: '#b5381a', textColor: '#ffffff' }],
    motif: { source: 'leadimage/mountains-1/motif.jpg', alternative: '' },
  },
  blocks: [
    {
      kind: 'rich-text',
      id: 'text',
      headline: '',
      text: [
        {
          kind: 'paragraph',
          children: [
            { kind: 'text', text: 'Mehr', isBold: true, isItalic: false, link: '/leinwanddruck' },
          ],
        },
      ],
    },
  ],
});

const chrome: Chrome = {
  footer: [{ headline: 'Shop', links: [{ text: 'Start', url: '/' }] }],
  promises: ['Gedruckt in Bayern'],
  campaigns: [],
};

const navigation: Navigation = {
  ...emptyNavigation,
  shops: [{ text: 'Karten', link: '', color: '#8a2f4a', icon: 'heart', channel: 'kartenliebe' }],
  headerItems: [{ type: 'service', text: 'Hilfe', link: { url: '/hilfe/auswahl' }, icon: 'phone' }],
  mainItems: [
    {
      navigationType: 'canvas',
      text: 'Leinwand',
      link: { url: '/leinwanddruck' },
      flyoutGroups: [
        {
          flyoutGroupIdentifier: 'formats',
          flyoutGroupItems: [{ link: { url: '/leinwanddruck?formatType=600x400' }, title: 'A' }],
          badge: 'Neu',
          type: 'circle',
        },
      ],
      alwaysShowSubNavi: true,
    },
  ],
  extraMenu: [{ text: 'Post', url: 'mailto:service@example.com' }],
  hotline: '+49 (0)30 23125 014',
};

const poster = { channel: 'poster', locale: 'de-DE' } as const;

const world: ContentWorld = [
  { ...poster, slug: 'home', story: { kind: 'page', id: uuidOf('1'), content: page('Start') } },
  { ...poster, slug: 'leinwanddruck', story: { kind: 'page', id: uuidOf('2'), content: canvas } },
  {
    ...poster,
    slug: 'hilfe/auswahl',
    story: { kind: 'page', id: uuidOf('3'), content: page('Auswahl') },
  },
  {
    ...poster,
    slug: 'bald',
    story: { kind: 'draft', id: uuidOf('4'), content: page('Bald') },
  },
  {
    ...poster,
    slug: 'leinwand',
    story: { kind: 'redirect', id: uuidOf('5'), target: '/leinwanddruck', status: 301 },
  },
  {
    ...poster,
    slug: 'fort',
    story: { kind: 'redirect', id: uuidOf('6'), target: 'https://example.com/there', status: 302 },
  },
  { ...poster, slug: 'global/chrome', story: { kind: 'chrome', id: uuidOf('7'), chrome } },
  { ...poster, slug: 'rahmen', story: { kind: 'chrome', id: uuidOf('11'), chrome } },
  {
    ...poster,
    slug: 'global/navigation',
    story: { kind: 'navigation', id: uuidOf('10'), navigation },
  },
  {
    channel: 'kartenliebe',
    locale: 'de-DE',
    slug: 'home',
    story: { kind: 'page', id: uuidOf('8'), content: page('Karten') },
  },
  {
    channel: 'poster',
    locale: 'nl-NL',
    slug: 'afdruk-op-canvas',
    story: { kind: 'page', id: uuidOf('9'), content: page('Canvas') },
  },
];

/** The suite. `makeContent` starts an implementation that knows exactly the given world. */
export const contentContract = (
  name: string,
  makeContent: (world: ContentWorld) => Promise<RunningContent>,
): void => {
  describe(`content: ${name}`, () => {
    let running: RunningContent | undefined;
    const content = (): Content => {
      if (running === undefined) throw new Error('The content was not started.');
      return running.content;
    };
    const ask = (slug: string, rest: Partial<PageRequest> = {}) =>
      content().page({ channel: 'poster', locale: 'de-DE', platform: 'web', slug, ...rest })();
    const titleAt = async (slug: string, rest: Partial<PageRequest> = {}) => {
      const answer = await ask(slug, rest);
      return E.isRight(answer) ? answer.right.title : answer.left.kind;
    };

    beforeAll(async () => {
      running = await makeContent(world);
    });
    afterAll(() => running?.stop());

    test('a page is what an editor wrote, with what its story says', async () => {
      expect(await ask('leinwanddruck')).toEqual(
        E.right({
          ...canvas,
          id: uuidOf('2'),
          status: 'published',
          slug: 'leinwanddruck',
          alternates: { 'de-DE': 'leinwanddruck' },
        }),
      );
    });

    test('a slug may have several segments, and the empty one is the start page', async () => {
      expect(await titleAt('hilfe/auswahl')).toBe('Auswahl');
      expect(await titleAt('')).toBe('Start');
      expect(await titleAt('home')).toBe('Start');
    });

    test('the desktop platform shows the same pages', async () => {
      expect(await titleAt('leinwanddruck', { platform: 'desktop' })).toBe('Leinwand');
    });

    test.each<[Locale, string, string]>([
      ['de-AT', 'leinwanddruck', 'Leinwand'],
      ['de-LU', 'leinwanddruck', 'Leinwand'],
      ['nl-BE', 'afdruk-op-canvas', 'Canvas'],
      ['de-CH', 'leinwanddruck', 'page-not-found'],
      ['en-GB', 'leinwanddruck', 'page-not-found'],
      ['nl-NL', 'leinwanddruck', 'page-not-found'],
    ])('%s finds %s in its own content locale alone', async (locale, slug, expected) => {
      expect(await titleAt(slug, { locale })).toBe(expected);
    });

    test('channels do not share pages', async () => {
      expect(await titleAt('', { channel: 'kartenliebe' })).toBe('Karten');
      expect(await titleAt('leinwanddruck', { channel: 'kartenliebe' })).toBe('page-not-found');
    });

    test.each(['global/chrome', 'global/navigation', 'rahmen', 'bald', 'nirgends'])(
      '%s is not a page',
      async (slug) => {
        expect(await ask(slug)).toEqual(E.left({ kind: 'page-not-found', slug }));
      },
    );

    test('a redirect says where to, and with which status', async () => {
      expect(await ask('leinwand')).toEqual(
        E.left({ kind: 'page-moved', target: '/leinwanddruck', status: 301 }),
      );
      expect(await ask('fort')).toEqual(
        E.left({ kind: 'page-moved', target: 'https://example.com/there', status: 302 }),
      );
    });

    property.prop([
      fc.oneof(
        fc.string({ minLength: 1, unit: anyCodePoint }),
        fc.constantFrom('..', '../de-DE/home', 'a/../b', '%2e%2e', 'a?token=', 'a#b', '/', 'A b'),
        fc.string({ minLength: 300, maxLength: 400 }),
      ),
    ])('any other text at all is not a page', async (slug) => {
      fc.pre(!world.some((entry) => entry.slug === slug));
      expect(await ask(slug)).toEqual(E.left({ kind: 'page-not-found', slug }));
    });

    test('the chrome of a site', async () => {
      const chromeIn = (locale: Locale) => content().chrome({ channel: 'poster', locale })();
      expect(await chromeIn('de-DE')).toEqual(E.right(chrome));
      expect(await chromeIn('de-AT')).toEqual(E.right(chrome));
      expect(await chromeIn('it-IT')).toMatchObject({ left: { kind: 'page-not-found' } });
    });

    test('the navigation of a site', async () => {
      const navigationIn = (locale: Locale) =>
        content().navigation({ channel: 'poster', locale })();
      expect(await navigationIn('de-DE')).toEqual(E.right(navigation));
      expect(await navigationIn('de-AT')).toEqual(E.right(navigation));
      expect(await navigationIn('it-IT')).toMatchObject({ left: { kind: 'page-not-found' } });
    });

    test('equal questions get equal answers, at once and later', async () => {
      const [first, second] = await Promise.all([ask('leinwanddruck'), ask('leinwanddruck')]);
      expect(second).toEqual(first);
      expect(await ask('leinwanddruck')).toEqual(first);
    });
  });
};
