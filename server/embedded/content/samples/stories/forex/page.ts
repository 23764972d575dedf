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
const questions = ['aluminium'] as const;

/** What is written for this page. */
export type ForexTexts = ProductTexts<(typeof sections)[number], (typeof questions)[number]>;

/** What a market words differently. */
export type ForexOverride = Override<ForexTexts>;

/** The page that sells prints on Forex board. */
export const forex: StoryPage = defineProductPage({
  key: 'forex',
  slug: (locale) => productPageSegment('forexplatte', locale),
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  offer: { product: 'framedMaterial', material: 'forexplatte' },
  motif: 'paper-4',
  sections,
  pictures: { material: { view: 'perspective', motif: 'mountains-4' }, mounting: 'hanging' },
  questions,
});
