import { defineArticle } from '../article.ts';
import { wallPictureLink } from '../product-links.ts';
import { texts as de } from './de.ts';
import { texts as american } from './en-US.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';

/** What each material bears when it is cleaned. */
export const care = defineArticle({
  key: 'article-care',
  slugs: {
    de: 'wandbilder-pflegen',
    en: 'looking-after-wall-art',
    es: 'cuidar-los-cuadros',
    fr: 'entretenir-ses-tableaux',
    it: 'cura-delle-stampe-da-parete',
    nl: 'wanddecoratie-onderhouden',
  },
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  publishedOn: '2026-03-09',
  updatedOn: '2026-10-05',
  pictures: {
    head: 'leadimage/botanical-2/room-hall/poster+holzrahmen/600x800.jpg',
    beside: 'leadimage/mountains-3/corner/leinwand/900x600.jpg',
    figures: [
      'leadimage/mountains-4/corner/acrylglas/900x600.jpg',
      'leadimage/dunes-2/corner/aludibond/900x600.jpg',
    ],
  },
  product: wallPictureLink('leinwand', { cm: '900x600', in: '360x240' }),
});
