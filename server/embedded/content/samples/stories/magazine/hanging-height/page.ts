import { defineArticle } from '../article.ts';
import { wallPictureLink } from '../product-links.ts';
import { texts as de } from './de.ts';
import { texts as american } from './en-US.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';

/** How high pictures hang, and by what. */
export const hangingHeight = defineArticle({
  key: 'article-hanging-height',
  slugs: {
    de: 'bilder-richtig-aufhaengen',
    en: 'how-high-to-hang-pictures',
    es: 'a-que-altura-colgar-un-cuadro',
    fr: 'a-quelle-hauteur-accrocher-un-tableau',
    it: 'a-che-altezza-appendere-un-quadro',
    nl: 'op-welke-hoogte-hangt-een-foto',
  },
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  publishedOn: '2026-09-28',
  pictures: {
    head: 'leadimage/waves-2/room-hall/leinwand/900x600.jpg',
    beside: 'hanging/frame-two-hooks.jpg',
    figures: ['hanging/stretcher-nail.jpg', 'hanging/sheet-two-hooks.jpg'],
  },
  product: wallPictureLink('leinwand', { cm: '900x600', in: '360x240' }),
});
