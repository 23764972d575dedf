import { defineArticle } from '../article.ts';
import { wallPictureLink } from '../product-links.ts';
import { texts as de } from './de.ts';
import { texts as american } from './en-US.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';

/** The size of a picture by the width of the sofa below it. */
export const aboveSofa = defineArticle({
  key: 'article-above-sofa',
  slugs: {
    de: 'bild-ueber-dem-sofa',
    en: 'picture-above-the-sofa',
    es: 'cuadro-sobre-el-sofa',
    fr: 'tableau-au-dessus-du-canape',
    it: 'quadro-sopra-il-divano',
    nl: 'foto-boven-de-zithoek',
  },
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  publishedOn: '2026-10-26',
  pictures: {
    head: 'leadimage/mountains-1/room-living/leinwand/1350x700.jpg',
    beside: 'leadimage/dunes-2/room-living/leinwand/1050x700.jpg',
    figures: [
      'leadimage/dunes-2/room-living/leinwand/600x400.jpg',
      'leadimage/dunes-2/room-living/leinwand/1350x700.jpg',
    ],
  },
  product: wallPictureLink('leinwand', { cm: '1200x800', in: '360x240' }),
});
