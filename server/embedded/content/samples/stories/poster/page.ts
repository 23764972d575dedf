import { productPageSegment } from '../../../../../../core/domain/routing/product-pages.ts';
import { defineProductPage } from '../product-page/product-page.ts';
import type { StoryPage } from '../site.ts';
import type { Override, ProductTexts } from '../texts.ts';
import { texts as de } from './de.ts';
import { texts as en } from './en.ts';
import { texts as american } from './en-US.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';

const sections = ['material', 'hanging', 'care'] as const;
const questions = ['paper'] as const;

/** What is written for this page. */
export type PosterTexts = ProductTexts<(typeof sections)[number], (typeof questions)[number]>;

/** What a market words differently. */
export type PosterOverride = Override<PosterTexts>;

/** The page that sells posters. */
export const poster: StoryPage = defineProductPage({
  key: 'poster',
  slug: (locale) => productPageSegment('poster', locale),
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  offer: { product: 'framedMaterial', material: 'poster' },
  motif: 'paper-1',
  sections,
  pictures: { material: { view: 'perspective', motif: 'botanical-2' }, hanging: 'hanging' },
  questions,
});
