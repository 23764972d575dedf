import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  isUseChanged,
  mergeStoryUses,
  storyUsesOf,
  type StoryUse,
} from '../../../core/domain/content/story-uses.ts';
import { anyName, anyStoryUse } from '../../arbitraries/story-uses.ts';

const story = (uuid: string, content: object = {}) => ({
  uuid,
  full_slug: `pages/${uuid}`,
  content: { component: 'Page', ...content },
});

const link = (uuid: string) => ({ uuid, full_slug: `pages/${uuid}`, name: uuid, url: 'x' });

describe('the stories of an answer', () => {
  test('are the one that was asked for, those in a relation’s place, and those linked to', () => {
    const body = [
      { component: 'Teaser', link: { linktype: 'story', id: 'linked', story: link('linked') } },
      { component: 'Teaser', link: { linktype: 'story', id: 'gone' } },
      { component: 'Image', image: { fieldtype: 'asset', id: 7, filename: 'a.jpg' } },
    ];
    const answer = {
      story: story('page', { uspTeaser: story('usps'), body }),
      rels: [story('usps')],
      links: [link('linked')],
      cv: 1,
    };
    expect(storyUsesOf(answer)).toEqual([
      { as: 'content', uuid: 'page', fullSlug: 'pages/page' },
      { as: 'content', uuid: 'usps', fullSlug: 'pages/usps' },
      { as: 'link', uuid: 'linked', fullSlug: 'pages/linked' },
      { as: 'link', uuid: 'gone', fullSlug: undefined },
    ]);
  });

  property.prop([fc.anything()])('are found in anything without an error', (value) => {
    expect(Array.isArray(storyUsesOf(value))).toBe(true);
  });

  test('are not looked for where an answer nests without end', () => {
    let nested: unknown = story('deep');
    for (let depth = 0; depth < 100_000; depth += 1) nested = { nested };
    expect(storyUsesOf(nested)).toEqual([]);
  });
});

describe('uses', () => {
  property.prop([fc.array(anyStoryUse), anyName, fc.option(anyName, { nil: undefined })])(
    'are concerned by the same changes when they are merged',
    (uses, fullSlug, uuid) => {
      const isConcerned = (all: readonly StoryUse[]) =>
        all.some((use) => use.fullSlug !== undefined && isUseChanged({ fullSlug, uuid }, use));
      expect(isConcerned(mergeStoryUses(uses))).toBe(isConcerned(uses));
      expect(mergeStoryUses(mergeStoryUses(uses))).toEqual(mergeStoryUses(uses));
    },
  );

  test.each([
    ['content', 'by its uuid, wherever it lies now', 'moved', 'u', true],
    ['content', 'by its full slug, where nothing else is known', 'a', undefined, true],
    ['content', 'by a full slug with the slash of a folder’s start page', 'a/', undefined, true],
    ['content', 'but not by another story', 'b', 'v', false],
    ['link', 'where the story lies elsewhere now', 'moved', 'u', true],
    ['link', 'but not by what the story says', 'a', 'u', false],
    ['link', 'nor by another story that came to its place', 'a', 'v', false],
  ] as const)('of a story as %s change %s', (as, _, fullSlug, uuid, expected) => {
    expect(isUseChanged({ fullSlug, uuid }, { as, uuid: 'u', fullSlug: 'a' })).toBe(expected);
  });

  test('of a story that was not there change when it comes', () => {
    const use: StoryUse = { as: 'link', uuid: 'u', fullSlug: undefined };
    expect(isUseChanged({ fullSlug: 'a', uuid: 'u' }, use)).toBe(true);
    const page: StoryUse = { as: 'content', uuid: undefined, fullSlug: 'a' };
    expect(isUseChanged({ fullSlug: 'a', uuid: 'u' }, page)).toBe(true);
  });
});

describe('a story that is used', () => {
  test.each<[object, readonly object[]]>([
    [{ uuid: 'a', url: 'pages/a' }, [{ as: 'link', uuid: 'a', fullSlug: 'pages/a' }]],
    [
      { uuid: 'a', full_slug: 'pages/a/', url: 'x' },
      [{ as: 'link', uuid: 'a', fullSlug: 'pages/a' }],
    ],
    [{ uuid: 'a' }, []],
    [{ full_slug: 'pages/a' }, []],
    [{ uuid: '', full_slug: 'pages/a' }, []],
    [{ uuid: 7, full_slug: 'pages/a' }, []],
    [{ uuid: 'a', full_slug: '' }, []],
    [{ uuid: 'a', full_slug: 7 }, []],
    [{ linktype: 'story', uuid: 'a' }, [{ as: 'link', uuid: 'a', fullSlug: undefined }]],
    [{ linktype: 'story', id: 'b', uuid: 'a' }, [{ as: 'link', uuid: 'b', fullSlug: undefined }]],
    [{ linktype: 'story', id: '' }, []],
    [{ linktype: 'story' }, []],
    [{ linktype: 'url', id: 'a' }, []],
  ])('of %j is %j', (fields, uses) => {
    expect(storyUsesOf({ story: fields })).toEqual(uses);
  });

  const to = (uuid: string, fullSlug?: string): StoryUse => ({ as: 'link', uuid, fullSlug });
  const content = (fullSlug: string, uuid?: string): StoryUse => ({
    as: 'content',
    uuid,
    fullSlug,
  });

  test('is told once, by its target where it has one', () => {
    expect(mergeStoryUses([to('a'), to('a', 'x'), to('b'), to('a')])).toEqual([
      to('a', 'x'),
      to('b'),
    ]);
    // What a page is made of says nothing of where a link leads.
    expect(mergeStoryUses([content('x', 'a'), to('a')])).toEqual([content('x', 'a'), to('a')]);
    expect(mergeStoryUses([content('x'), content('x')])).toEqual([content('x')]);
    expect(mergeStoryUses([content('a b'), content('b', 'a')])).toHaveLength(2);
  });

  test('is changed by its own story, a link only where that moves', () => {
    const moved = { uuid: 'a', fullSlug: 'y/' };
    expect(isUseChanged(moved, content('x', 'a'))).toBe(true);
    expect(isUseChanged(moved, content('y'))).toBe(true);
    expect(isUseChanged({ fullSlug: 'z' }, content('x'))).toBe(false);
    expect(isUseChanged({ fullSlug: '' }, content(''))).toBe(false);
    expect(isUseChanged(moved, to('a', 'x'))).toBe(true);
    expect(isUseChanged(moved, to('a', 'y'))).toBe(false);
    expect(isUseChanged(moved, to('b', 'x'))).toBe(false);
    expect(isUseChanged({ fullSlug: 'y' }, to('a', 'x'))).toBe(false);
  });
});
