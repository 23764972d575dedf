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

/** A timetable and words for Christmas cards. */
export const christmasCards = defineArticle({
  key: 'article-christmas-cards',
  slugs: {
    de: 'weihnachtskarten-rechtzeitig',
    en: 'christmas-cards-in-good-time',
    es: 'felicitaciones-de-navidad-a-tiempo',
    fr: 'cartes-de-noel-a-temps',
    it: 'biglietti-di-natale-in-tempo',
    nl: 'kerstkaarten-op-tijd',
  },
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  publishedOn: '2026-10-12',
  updatedOn: '2026-11-16',
  pictures: {
    head: cardFigure('weihnachten-privat'),
    beside: cardFigure('weihnachten-geschaeftlich'),
    figures: [cardFigure('weihnachten-privat', 1), cardFigure('weihnachten-geschaeftlich', 1)],
  },
  product: cardLink('weihnachten-privat'),
});
