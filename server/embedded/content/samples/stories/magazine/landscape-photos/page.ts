import { defineArticle } from '../article.ts';
import { wallPictureLink } from '../product-links.ts';
import { texts as de } from './de.ts';
import { texts as american } from './en-US.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';

/** Photos of landscapes that bear a large size. */
export const landscapePhotos = defineArticle({
  key: 'article-landscape-photos',
  slugs: {
    de: 'landschaft-fotografieren',
    en: 'landscape-photos-for-large-prints',
    es: 'fotografiar-paisajes',
    fr: 'photographier-des-paysages',
    it: 'fotografare-paesaggi',
    nl: 'landschappen-fotograferen',
  },
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  publishedOn: '2026-05-18',
  pictures: {
    head: 'leadimage/mountains-1/motif.jpg',
    beside: 'leadimage/mountains-4/motif.jpg',
    figures: ['leadimage/moon-1/motif.jpg', 'leadimage/waves-2/motif.jpg'],
  },
  product: wallPictureLink('leinwand', { cm: '1200x800', in: '360x240' }),
});
