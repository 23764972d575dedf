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

const sections = ['material', 'place', 'mounting', 'care'] as const;
const questions = ['lamp'] as const;

/** What is written for this page. */
export type BacklitTexts = ProductTexts<(typeof sections)[number], (typeof questions)[number]>;

/** What a market words differently. */
export type BacklitOverride = Override<BacklitTexts>;

/** The page that sells prints on backlit film. */
export const backlit: StoryPage = defineProductPage({
  key: 'backlit',
  slug: (locale) => productPageSegment('backlitfolie', locale),
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  offer: { product: 'framedMaterial', material: 'backlitfolie' },
  motif: 'moon-1',
  sections,
  pictures: { material: { view: 'perspective', motif: 'city-4' }, mounting: 'hanging' },
  questions,
});
