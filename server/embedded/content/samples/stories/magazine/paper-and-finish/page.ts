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

/** What papers and finishes do to a card. */
export const paperAndFinish = defineArticle({
  key: 'article-paper-and-finish',
  slugs: {
    de: 'papier-und-veredelung',
    en: 'paper-and-finish',
    es: 'papel-y-acabados',
    fr: 'papier-et-finitions',
    it: 'carta-e-nobilitazioni',
    nl: 'papier-en-veredeling',
  },
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  publishedOn: '2026-05-26',
  pictures: {
    head: cardFigure('weihnachten-geschaeftlich'),
    beside: cardFigure('geburt'),
    figures: [cardFigure('ostern'), cardFigure('firmung')],
  },
  product: cardLink('hochzeit', 'gold'),
});
