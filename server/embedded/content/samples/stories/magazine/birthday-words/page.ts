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

/** Words for birthday cards. */
export const birthdayWords = defineArticle({
  key: 'article-birthday-words',
  slugs: {
    de: 'geburtstagskarte-schreiben',
    en: 'what-to-write-in-a-birthday-card',
    es: 'que-escribir-en-una-tarjeta-de-cumpleanos',
    fr: 'que-dire-dans-une-carte-d-anniversaire',
    it: 'biglietto-di-compleanno-che-cosa-scrivere',
    nl: 'verjaardagskaart-schrijven',
  },
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  publishedOn: '2026-07-13',
  pictures: {
    head: cardFigure('geburtstag'),
    beside: cardFigure('kindergeburtstag'),
    figures: [cardFigure('kindergeburtstag', 1), cardFigure('weihnachten-geschaeftlich')],
  },
  product: cardLink('geburtstag'),
});
