import { describe, expect, test } from 'vitest';

import { fullSlugOf } from '../../../core/domain/routing/story-folders.ts';
import { configuredSites } from '../../../core/domain/routing/sites.ts';
import { storyPageUrl } from '../../../core/domain/routing/story-url.ts';
import { E } from '../../../core/fp.ts';

const poster = { channel: 'poster', market: 'de', host: 'poster.example' } as const;
const french = { channel: 'poster', market: 'fr', host: 'poster-fr.example' } as const;

const sites = configuredSites({ protocol: 'https', sites: [poster, french], defaultSite: poster });

const urlOf = (fullSlug: string): string | undefined =>
  E.isRight(sites) ? storyPageUrl(sites.right, fullSlug) : 'no sites';

describe('the address of a story', () => {
  test.each([
    ['poster/de-DE', '', 'https://poster.example/'],
    ['poster/de-DE', 'leinwanddruck', 'https://poster.example/leinwanddruck'],
    ['poster/fr-FR', 'a/b', 'https://poster-fr.example/a/b'],
  ])('%s, %s', (folder, slug, url) => {
    expect(urlOf(fullSlugOf(folder, slug) ?? '')).toBe(url);
  });

  test.each([
    '',
    'leinwanddruck',
    'poster',
    'poster/de-DE',
    fullSlugOf('poster/nl-NL', 'leinwand') ?? '',
    fullSlugOf('shop/de-DE', 'leinwand') ?? '',
  ])('%s has none', (fullSlug) => {
    expect(urlOf(fullSlug)).toBeUndefined();
  });
});
