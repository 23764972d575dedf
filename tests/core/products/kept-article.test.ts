/** Articles as carts and wishlists keep them: what is refused, and what another market reads. */
import { expect, test } from 'vitest';

import type { Article } from '../../../core/domain/products/article-key.ts';
import { longestArticleQuery } from '../../../core/domain/products/article.ts';
import { keptArticle, readKeptArticle } from '../../../core/domain/products/kept-article.ts';
import { E } from '../../../core/fp.ts';

const defaults = { channel: 'poster', now: 0 } as const;
const canvas = { designer: 'photo-frame', query: 'materialType=leinwand&locale=de-DE' } as const;
const measured: Article = { ...canvas, query: `${canvas.query}&formatType=600x400` };

test('an article names a designer, and a query that is not too long', () => {
  const longest = { ...canvas, query: 'x'.repeat(longestArticleQuery) };
  for (const kept of [canvas, longest]) expect(keptArticle.decode(kept)).toEqual(E.right(kept));
  for (const other of [
    null,
    'photo-frame',
    {},
    { designer: 'photo-frame' },
    { query: canvas.query },
    { ...canvas, designer: 'hat' },
    { ...canvas, query: 7 },
    { ...canvas, query: `${longest.query}x` },
  ])
    expect([other, E.isLeft(keptArticle.decode(other))]).toEqual([other, true]);
});

test('an article stays in its own unit where another market measures otherwise', () => {
  const abroad = readKeptArticle(measured, 'en-US', defaults);
  expect(abroad).toMatchObject({ isMeasuredHere: false, handOff: { locale: 'de-DE' } });
  expect(abroad?.facts?.label.name).toBe('Canvas');
  const here = readKeptArticle(measured, 'fr-FR', defaults);
  expect(here).toMatchObject({ isMeasuredHere: true, handOff: { locale: 'fr-FR' } });
  // What has no measures of its own is the same everywhere, and what lacks some stays as it is.
  const card: Article = {
    designer: 'card',
    query: 'themeId=elena&formatType=115x168&locale=de-DE',
  };
  const elsewhere = readKeptArticle(card, 'en-US', defaults);
  expect(elsewhere).toMatchObject({ isMeasuredHere: true, handOff: { locale: 'en-US' } });
  expect(elsewhere?.facts).toBeDefined();
  const unfinished = readKeptArticle(canvas, 'fr-FR', defaults);
  expect(unfinished).toMatchObject({ isMeasuredHere: true, handOff: { locale: 'fr-FR' } });
  expect(unfinished?.facts).toBeUndefined();
  const foreign = { ...canvas, query: 'materialType=marmor&locale=de-DE' };
  expect(readKeptArticle(foreign, 'de-DE', defaults)).toBeUndefined();
});
