import { cardFigure } from '../../occasions/card-picture.ts';
import { defineArticle } from '../article.ts';
import { cardLink } from '../product-links.ts';
import { texts as de } from './de.ts';
import { texts as american } from './en-US.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';

/** Words of condolence. */
export const condolence = defineArticle({
  key: 'article-condolence',
  slugs: {
    de: 'beileidskarte-schreiben',
    en: 'what-to-write-in-a-sympathy-card',
    es: 'dar-el-pesame',
    fr: 'carte-de-condoleances-que-dire',
    it: 'condoglianze-che-cosa-scrivere',
    nl: 'condoleancekaart-schrijven',
  },
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  publishedOn: '2026-04-20',
  pictures: {
    head: cardFigure('trauer'),
    beside: cardFigure('taufe'),
    figures: [cardFigure('trauer', 1), cardFigure('taufe', 1)],
  },
  product: cardLink('trauer'),
});
