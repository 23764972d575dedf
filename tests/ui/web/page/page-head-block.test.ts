import { describe, expect, test } from 'vitest';

import type { PageContent } from '../../../../core/domain/content/page-codec.ts';
import type { Block, WrittenBlock } from '../../../../core/domain/content/blocks/registry.ts';
import { headHero, isBreadcrumbInBody } from '../../../../ui/web/page/page-head-block.ts';
import { loadAddress } from '../../../../ui/web/requests/load-address.ts';
import { embedded } from '../../../arbitraries/routing.ts';
import { memoryContent } from '../../../fakes/content.ts';
import { plainPage } from '../../../fakes/plain-page.ts';
import { requestFor, startDecision } from '../requests.ts';

const hero: WrittenBlock = {
  kind: 'hero',
  id: 'hero',
  headline: 'H',
  text: '',
  picture: { source: 'leadimage/moon-1/motif.jpg', alternative: '' },
  video: undefined,
  link: undefined,
};
const breadcrumb = { kind: 'breadcrumb', id: 'b' } as const;
const refused: Block = { kind: 'refused', id: 'r', component: 'X', reason: 'x' };
const teaser = {
  kind: 'teaser',
  id: 't',
  headline: 'T',
  text: '',
  picture: undefined,
  link: undefined,
} as const;

describe('the hero of a page', () => {
  test.each<[string, readonly Block[], Block | undefined]>([
    ['is the first block', [hero, teaser], hero],
    ['stands behind what is not seen there', [refused, breadcrumb, hero], hero],
    ['is none further down', [teaser, hero], undefined],
    ['is not there', [], undefined],
  ])('%s', (_name, blocks, found) => {
    expect(headHero({ ...plainPage('start'), blocks })).toBe(found);
  });

  test('gives way to a teaser', () => {
    expect(headHero({ ...plainPage('start'), teaser, blocks: [hero] })).toBeUndefined();
  });
});

describe('the breadcrumb of a page', () => {
  const ab = (on: readonly (typeof breadcrumb)[], off: readonly (typeof breadcrumb)[]): Block => ({
    kind: 'ab',
    id: 'ab',
    flag: '967_nudging',
    on,
    off,
  });

  test.each<[readonly Block[], boolean]>([
    [[breadcrumb], true],
    [[hero, breadcrumb], true],
    [[hero], false],
    [[ab([breadcrumb], [breadcrumb])], true],
    [[ab([breadcrumb], [])], false],
  ])('of %j is in the body: %s', (blocks, isThere) => {
    expect(isBreadcrumbInBody({ blocks })).toBe(isThere);
  });
});

describe('a page that is drawn', () => {
  const trail = [
    { text: 'Start', url: '/' },
    { text: 'Here', url: '/here' },
  ];

  const partsOf = async (blocks: readonly WrittenBlock[], more: Partial<PageContent> = {}) => {
    const content: PageContent = { ...plainPage('home'), breadcrumb: trail, blocks, ...more };
    const story = { kind: 'page', id: 'h', content } as const;
    const world = memoryContent([{ channel: 'poster', locale: 'de-DE', slug: 'home', story }]);
    const decision = startDecision(embedded, 'poster', 'de-DE');
    const loaded = await loadAddress(requestFor(decision, embedded, { content: world }).request);
    if (loaded.kind !== 'page') throw new Error('there is no page');
    return loaded.parts;
  };

  test('has its hero at its head once, with the headline of the page', async () => {
    const { head = '', 'body-0': body = '' } = await partsOf([hero, teaser]);
    expect(head).toMatch(/<h1[^>]*>H<\/h1>/u);
    expect(head).toContain('fetchPriority="high"');
    expect(body).not.toContain('data-media');
    expect(body).toMatch(/<h2[^>]*>T<\/h2>/u);
  });

  test('has its breadcrumb at its top, or where a block says', async () => {
    const without = await partsOf([hero]);
    expect(without.breadcrumb).toContain('BreadcrumbList');
    const { breadcrumb: top, 'body-0': body } = await partsOf([hero, breadcrumb]);
    expect(top).toBe('');
    expect(body).toContain('BreadcrumbList');
  });

  test('is an article where it says when it appeared: at its head and to search engines', async () => {
    const said = { publishedOn: '2026-09-14', updatedOn: '2026-11-02', minutes: 3 };
    const article = await partsOf([], { robots: 'index, follow', publication: said });
    expect(article.head).toMatch(/14\. September 2026.*2\. November 2026.*3\u00a0Minuten/u);
    expect(article.machines).toContain('property="og:type" content="article"');
    expect(article.graph).toMatch(/"@type":"Article".*"dateModified":"2026-11-02"/u);
    const { head, machines, graph } = await partsOf([], { robots: 'index, follow' });
    expect(head).not.toContain('<time');
    expect(machines).toContain('property="og:type" content="website"');
    expect(graph).not.toContain('"Article"');
  });
});
