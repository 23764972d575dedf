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

const sections = ['material', 'mounting', 'care'] as const;
const questions = ['reflections'] as const;

/** What is written for this page. */
export type AcrylicTexts = ProductTexts<(typeof sections)[number], (typeof questions)[number]>;

/** What a market words differently. */
export type AcrylicOverride = Override<AcrylicTexts>;

/** The page that sells prints behind acrylic glass. */
export const acrylic: StoryPage = defineProductPage({
  key: 'acrylic',
  slug: (locale) => productPageSegment('acrylglas', locale),
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  offer: { product: 'framedMaterial', material: 'acrylglas' },
  motif: 'waves-1',
  sections,
  pictures: { material: { view: 'perspective', motif: 'city-2' }, mounting: 'hanging' },
  questions,
});
