import { defineArticle } from '../article.ts';
import { wallPictureLink } from '../product-links.ts';
import { texts as de } from './de.ts';
import { texts as american } from './en-US.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';

/** Which material bears the light and the air of a room. */
export const materialForRoom = defineArticle({
  key: 'article-material-for-room',
  slugs: {
    de: 'welches-material-fuer-welchen-raum',
    en: 'which-material-for-which-room',
    es: 'que-material-para-cada-estancia',
    fr: 'quel-support-pour-quelle-piece',
    it: 'quale-materiale-per-quale-stanza',
    nl: 'welk-materiaal-voor-welke-kamer',
  },
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  publishedOn: '2026-08-31',
  pictures: {
    head: 'leadimage/city-2/room-office/aludibond/750x500.jpg',
    beside: 'leadimage/waves-1/corner/acrylglas/900x600.jpg',
    figures: [
      'leadimage/dunes-1/corner/leinwand/900x600.jpg',
      'leadimage/mountains-1/corner/aludibond/900x600.jpg',
    ],
  },
  product: wallPictureLink('acrylglas', { cm: '900x600', in: '360x240' }),
});
