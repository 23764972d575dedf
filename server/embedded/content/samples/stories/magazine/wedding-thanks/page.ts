import { cardFigure } from '../../occasions/card-picture.ts';
import { photobookSource } from '../../pictured-products.ts';
import { defineArticle } from '../article.ts';
import { cardLink } from '../product-links.ts';
import { texts as de } from './de.ts';
import { texts as american } from './en-US.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';

/** Thanks after a wedding. */
export const weddingThanks = defineArticle({
  key: 'article-wedding-thanks',
  slugs: {
    de: 'danksagung-nach-der-hochzeit',
    en: 'thank-you-cards-after-the-wedding',
    es: 'agradecer-despues-de-la-boda',
    fr: 'remercier-apres-le-mariage',
    it: 'ringraziare-dopo-le-nozze',
    nl: 'bedankkaarten-na-de-bruiloft',
  },
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  publishedOn: '2026-02-16',
  updatedOn: '2026-09-07',
  pictures: {
    head: cardFigure('konfirmation'),
    beside: (locale) => photobookSource(locale, 'echtfotobuch', 'vermeil'),
    figures: ['leadimage/photobox-1/still.jpg', 'leadimage/prints-1/still.jpg'],
  },
  product: cardLink('hochzeit'),
});
