import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  folderOfSlug,
  fullSlugAt,
  fullSlugOf,
  homeSlug,
  innerPageSlugs,
  pathInFolder,
  storyFolder,
  storyPlace,
} from '../../../core/domain/routing/story-folders.ts';
import { contentLocaleOf } from '../../../core/domain/locale/locale.ts';
import { contentLocales } from '../../../core/domain/locale/locales.ts';
import { anyChannel, anyLocale } from '../../arbitraries/locale.ts';

const anySegment = fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,11}$/u);

const anySlug = fc
  .array(anySegment, { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join('/'));

describe('folders of stories', () => {
  property.prop([anyChannel, anyLocale, anySlug])(
    'print and read a place',
    (channel, locale, slug) => {
      const folder = storyFolder(channel, locale);
      const fullSlug = fullSlugOf(folder, slug) ?? '';
      expect(storyPlace(fullSlug)).toEqual({
        channel,
        locale: contentLocaleOf(locale),
        root: 'pages',
        slug,
      });
      expect(storyPlace(`${fullSlug}/`)).toEqual(storyPlace(fullSlug));
      expect(folderOfSlug(fullSlug)).toBe(folder);
      const path = slug === homeSlug ? '/' : `/${slug}`;
      expect(pathInFolder(folder, fullSlug)).toBe(path);
      expect(fullSlugAt(folder, path)).toBe(fullSlug);
      expect(pathInFolder(folder, `${fullSlug}/`)).toBe(pathInFolder(folder, fullSlug));
      expect(pathInFolder(`${folder}-x`, fullSlug)).toBeUndefined();
    },
  );

  test('the start page is the empty slug, and its path a slash', () => {
    expect(fullSlugOf('poster/de-DE', '')).toBe('poster/de-DE/pages/home');
    expect(pathInFolder('poster/de-DE', 'poster/de-DE/pages/home')).toBe('/');
    expect(pathInFolder('poster/de-DE', 'poster/de-DE/pages/home/a')).toBe('/home/a');
  });

  test.each(['..', 'a/../b', '/a', 'a/', 'a//b', 'A', 'a b', 'a%', 'a?', '-a', '_a', 'ä'])(
    'no story has the slug %s',
    (slug) => {
      expect(fullSlugOf('poster/de-DE', slug)).toBeUndefined();
    },
  );

  test('a slug has at most 200 characters', () => {
    expect(fullSlugOf('f', 'a'.repeat(200))).toBe(`f/pages/${'a'.repeat(200)}`);
    expect(fullSlugOf('f', 'a'.repeat(201))).toBeUndefined();
  });

  test.each([
    'poster/de-DE',
    'poster/de-DE/a',
    'poster/de-DE/pages',
    'poster/de-DE/pages/',
    'poster',
    'hats/de-DE/pages/a',
    'poster/de-AT/pages/a',
    '',
    'poster/xx/pages/a',
  ])('%s is no place of ours', (fullSlug) => {
    expect(storyPlace(fullSlug)).toBeUndefined();
  });

  property.prop([anyChannel, anyLocale, anySlug])(
    'what pages share has a place and no path',
    (channel, locale, slug) => {
      const folder = storyFolder(channel, locale);
      const fullSlug = `${folder}/global/${slug}`;
      expect(storyPlace(fullSlug)).toMatchObject({ channel, root: 'global', slug });
      expect(folderOfSlug(fullSlug)).toBe(folder);
      expect(pathInFolder(folder, fullSlug)).toBeUndefined();
    },
  );

  test('a foreign folder is all but the end', () => {
    expect(folderOfSlug('a/b/c')).toBe('a/b');
    expect(folderOfSlug('a/b/c/')).toBe('a/b');
    expect(folderOfSlug('a')).toBe('');
  });

  test('there are ten content locales, and two pages that show elsewhere', () => {
    expect(contentLocales).toHaveLength(10);
    expect(innerPageSlugs).toEqual([
      'home',
      'error-page',
      'wishlist',
      'theme',
      'application/placed-order',
      'application/account',
      'application/checkout',
      'application/designer',
      'application/order',
    ]);
  });
});
