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

/** When wedding cards are sent, and what they say. */
export const weddingInvitations = defineArticle({
  key: 'article-wedding-invitations',
  slugs: {
    de: 'hochzeitskarten-verschicken',
    en: 'when-to-send-wedding-invitations',
    es: 'cuando-enviar-invitaciones-de-boda',
    fr: 'quand-envoyer-ses-faire-part',
    it: 'quando-spedire-le-partecipazioni',
    nl: 'trouwkaarten-versturen',
  },
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  publishedOn: '2026-09-07',
  pictures: {
    head: cardFigure('hochzeit'),
    beside: cardFigure('hochzeit', 1),
    figures: [cardFigure('taufe'), cardFigure('trauer')],
  },
  product: cardLink('hochzeit'),
});
