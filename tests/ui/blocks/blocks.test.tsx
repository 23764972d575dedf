import { fc, test as property } from '@fast-check/vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';

import { blockCodecs, type Block } from '../../../core/domain/content/blocks/registry.ts';
import type { MainNavigationItem } from '../../../core/domain/navigation/navigation-items.ts';
import { BlockList } from '../../../ui/blocks/block-list.tsx';
import { blockViews } from '../../../ui/blocks/registry.ts';
import { compileMessages } from '../../../ui/messages/compile.ts';
import { MessagesProvider } from '../../../ui/messages/text.tsx';
import { allLazyComponents } from '../../../ui/web/navigation/lazy-component.tsx';
import { anyPlainBlock, anyWrittenBlock } from '../../arbitraries/content-page.ts';

const breadcrumb = [
  { text: 'Start', url: '/' },
  { text: 'Canvas', url: '/canvas-prints' },
];

const navigation: readonly MainNavigationItem[] = [
  {
    text: 'Wall art',
    link: { url: '/wall-art' },
    navigationType: 'wall-art',
    flyoutGroups: [
      {
        flyoutGroupIdentifier: 'materials',
        flyoutGroupItems: [
          {
            title: 'Canvas',
            link: { url: '/canvas-prints' },
            subFlyoutGroups: [
              {
                flyoutGroupIdentifier: 'sizes',
                flyoutGroupItems: [{ title: 'Large', link: { url: '/large' } }],
              },
            ],
          },
          { title: 'Canvas again', link: { url: '/canvas-prints' } },
          { title: 'Leads nowhere', link: { url: '' } },
        ],
      },
      {
        flyoutGroupIdentifier: 'ideas',
        flyoutGroupItems: [{ title: 'Ideas', link: { url: '/ideas' } }],
      },
    ],
  },
];

// How products are drawn is the server's to load.
beforeAll(allLazyComponents);

const drawn = (blocks: readonly Block[], isEditing = false): string =>
  renderToStaticMarkup(
    <MessagesProvider locale="en-GB" messages={compileMessages('en-GB')}>
      <BlockList
        blocks={blocks}
        resolveLink={(href) => ({ href })}
        locale="en-GB"
        isEditing={isEditing}
        breadcrumb={breadcrumb}
        navigation={navigation}
      />
    </MessagesProvider>,
  );

describe('the blocks of a body', () => {
  property.prop([fc.uniqueArray(anyWrittenBlock, { selector: ({ id }) => id, maxLength: 5 })])(
    'are drawn one after another, whatever their kinds',
    (blocks) => {
      // React numbers the identifiers of a rendering.
      const numberless = (html: string): string => html.replaceAll(/_R_\w*_/gu, 'id');
      expect(numberless(drawn(blocks))).toBe(
        numberless(blocks.map((block) => drawn([block])).join('')),
      );
    },
  );

  property.prop([anyPlainBlock])('are all seen', (block) => {
    const isEmpty =
      (block.kind === 'navigation-links' && block.links.length === 0) ||
      // A notice of the European Union's law, of which the United Kingdom is not a member.
      block.kind === 'guarantee-notice' ||
      (block.kind === 'checkout' && block.step.kind === 'closed') ||
      (block.kind === 'rich-text' && block.markets?.includes('gb') === false);
    expect(drawn([block])).toMatch(isEmpty ? /^$/u : /<section|<nav/u);
  });

  property.prop([anyPlainBlock, anyPlainBlock])(
    'of both sides stand in an A/B block',
    (on, off) => {
      const html = drawn([{ kind: 'ab', id: 'ab', flag: '967_nudging', on: [on], off: [off] }]);
      const sides = html.split('<div class=').filter((side) => side.includes('data-ab='));
      expect(sides).toHaveLength(2);
      expect(sides[0]).toContain('--side:var(--ab-on-967_nudging, none)');
      expect(sides[1]).toContain('--side:var(--ab-off-967_nudging, contents)');
    },
  );

  test('that do not decode stay unseen by shoppers, and editors see why', () => {
    const refused = { kind: 'refused', id: 'a', component: 'Video', reason: 'no file' } as const;
    expect(drawn([refused])).toBe('');
    expect(drawn([refused], true)).toContain('The block “Video” is not shown');
    expect(drawn([refused], true)).toContain('no file');
  });

  const hrefsOf = (html: string): readonly (string | undefined)[] =>
    [...html.matchAll(/href="(?<href>[^"]*)"/gu)].map(({ groups }) => groups?.['href']);

  test.each([
    ['materials', ['/canvas-prints', '/own']],
    ['sizes', ['/large', '/own']],
    ['wall-art', ['/canvas-prints', '/ideas', '/own']],
    ['nothing', ['/own']],
    [undefined, ['/own']],
  ])('that refer to the navigation by %s lead to %j', (group, hrefs) => {
    const links = [{ text: 'Own', url: '/own' }];
    const block = { kind: 'navigation-links', id: 'n', headline: '', group, links } as const;
    expect(hrefsOf(drawn([block]))).toEqual(hrefs);
  });

  test('that show the breadcrumb show the page’s own', () => {
    expect(hrefsOf(drawn([{ kind: 'breadcrumb', id: 'b' }]))).toEqual(['/', '/canvas-prints']);
  });

  test('with a video have its poster, and play nothing by themselves', () => {
    const picture = { source: 'leadimage/moon-1/motif.jpg', alternative: 'Moon' };
    const hero = drawn([
      {
        kind: 'hero',
        id: 'h',
        headline: 'H',
        text: '',
        picture,
        video: '/files/a.mp4',
        link: undefined,
      },
    ]);
    const video = drawn([
      {
        kind: 'video',
        id: 'v',
        headline: '',
        title: 'How canvas is stretched',
        text: '',
        file: '/files/a.mp4',
        poster: picture,
        captions: '/files/a.vtt',
      },
    ]);
    expect(hero).toContain('alt="Moon"');
    expect(hero).toMatch(/<video[^>]*aria-hidden="true"[^>]*muted=""/u);
    expect(hero).not.toContain('controls');
    expect(video).toMatch(/poster="[^"]*moon-1/u);
    expect(video).toContain('<track kind="captions" src="/files/a.vtt" srcLang="en"');
    expect(video).toMatch(/<video[^>]*controls=""/u);
    for (const html of [hero, video]) {
      expect(html).toMatch(/<video[^>]*preload="none"/u);
      expect(html).not.toContain('autoplay');
    }
  });

  test('with files name the type and the size of each', () => {
    const item = (kilobytes: number) => ({
      text: 'Chart',
      file: '/files/a.pdf' as const,
      kilobytes,
    });
    const html = (kilobytes: number) =>
      drawn([{ kind: 'download', id: 'd', headline: '', items: [item(kilobytes)] }]);
    expect(html(240)).toContain('(PDF, 240\u00a0kB)');
    expect(html(1249)).toContain('PDF, 1.2\u00a0MB');
    expect(html(0)).toContain('(PDF)');
  });

  test('of an accordion open one at a time, those of questions each by itself', () => {
    const text = [] as const;
    const accordion = drawn([
      {
        kind: 'accordion',
        id: 'care',
        headline: '',
        items: [
          { title: 'A', text },
          { title: 'B', text },
        ],
      },
    ]);
    expect(accordion.match(/<details name="care"/gu)).toHaveLength(2);
    const items = [{ question: 'A', answer: text }];
    expect(drawn([{ kind: 'questions', id: 'q', headline: '', items }])).not.toContain('name=');
  });

  test('have a view for each kind in stories, and for refused ones', () => {
    expect(Object.keys(blockViews).toSorted()).toEqual(
      [...Object.keys(blockCodecs), 'refused'].toSorted(),
    );
  });

  test('a configurator offers each material once, as a link', () => {
    const leinwand = { materialType: 'leinwand', frameType: undefined } as const;
    const html = drawn([
      {
        kind: 'wall-picture',
        id: 'c',
        headline: 'Your format',
        startLabel: 'Start now',
        product: 'framedMaterial',
        materials: [leinwand, { materialType: 'acrylglas', frameType: 'artbox' }, leinwand],
        labels: [],
        motif: { source: 'leadimage/moon-1/motif.jpg', alternative: '' },
      },
    ]);
    expect(
      [...html.matchAll(/href="(?<href>[^"]+)"/gu)].map(({ groups }) => groups?.['href']),
    ).toEqual(['?material=leinwand', '?material=acrylglas%2Bartbox', '?material=leinwand']);
    expect(html).toContain('Your format');
    expect(html).toContain('Start now');
  });
});
