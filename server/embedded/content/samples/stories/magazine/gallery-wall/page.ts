import { defineArticle } from '../article.ts';
import { wallPictureLink } from '../product-links.ts';
import { texts as de } from './de.ts';
import { texts as american } from './en-US.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';

/** Several pictures on one wall. */
export const galleryWall = defineArticle({
  key: 'article-gallery-wall',
  slugs: {
    de: 'bilderwand-planen',
    en: 'planning-a-gallery-wall',
    es: 'planificar-una-pared-de-cuadros',
    fr: 'composer-un-mur-de-cadres',
    it: 'comporre-una-parete-di-quadri',
    nl: 'fotomuur-plannen',
  },
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  publishedOn: '2026-06-22',
  updatedOn: '2026-11-02',
  pictures: {
    head: 'leadimage/materials-4/still.jpg',
    beside: 'leadimage/botanical-2/room-hall/poster+holzrahmen-eiche+mat-creme-60/500x700.jpg',
    figures: ['leadimage/materials-1/still.jpg', 'leadimage/collage-2/still.jpg'],
  },
  product: wallPictureLink('poster', { cm: '600x400', in: '240x160' }, 'holzrahmen'),
});
