import type { PictureSetsBlock } from '../../../../../../core/domain/content/blocks/picture-sets.ts';
import { definePage } from '../define-page.ts';
import { linkTo, slugIn, type Site, type StoryPage } from '../site.ts';
import type { PageTexts } from '../texts.ts';
import { texts as de } from './de.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';

/** What is written for this page. */
export type PictureSetsTexts = PageTexts & { readonly setHeadline: string };

const pictureSetsBlock = (site: Site, headline: string): PictureSetsBlock => ({
  kind: 'picture-sets',
  id: 'picture-sets',
  headline,
  items: [
    { link: linkTo(site, 'canvas'), materialType: 'leinwand', frameType: undefined },
    { link: linkTo(site, 'photo-frame'), materialType: 'poster', frameType: 'holzrahmen' },
    { link: linkTo(site, 'acrylic'), materialType: 'acrylglas', frameType: undefined },
    { link: linkTo(site, 'aluminium'), materialType: 'aludibond', frameType: undefined },
    { link: linkTo(site, 'poster'), materialType: 'poster', frameType: undefined },
  ],
});

/** Several pictures arranged on one wall. */
export const pictureSets: StoryPage = definePage<PictureSetsTexts>({
  slug: slugIn({
    de: 'bilderwand',
    en: 'gallery-wall',
    es: 'composicion-de-cuadros',
    fr: 'mur-de-tableaux',
    it: 'parete-di-quadri',
    nl: 'fotowand',
  }),
  texts: { de, en, es, fr, it, nl },
  content: (site, { name, setHeadline }) => ({
    breadcrumb: [
      linkTo(site, 'home'),
      linkTo(site, 'wall-art'),
      linkTo(site, 'picture-sets', name),
    ],
    blocks: [pictureSetsBlock(site, setHeadline)],
  }),
});
