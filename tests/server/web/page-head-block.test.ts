import { describe, expect, test } from 'vitest';

import type { Block } from '../../../core/domain/content/blocks/registry.ts';
import { headHero, isBreadcrumbInBody } from '../../../ui/web/page/page-head-block.ts';
import { plainPage } from '../../fakes/plain-page.ts';

const hero: Block = {
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
