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

const sections = ['material', 'stretcherFrame', 'edge', 'care'] as const;
const questions = ['frame'] as const;

/** What is written for this page. */
export type CanvasTexts = ProductTexts<(typeof sections)[number], (typeof questions)[number]>;

/** What a market words differently. */
export type CanvasOverride = Override<CanvasTexts>;

/** The page that sells prints on canvas. */
export const canvas: StoryPage = defineProductPage({
  key: 'canvas',
  slug: (locale) => productPageSegment('leinwand', locale),
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  offer: { product: 'framedMaterial', material: 'leinwand' },
  motif: 'mountains-1',
  sections,
  pictures: {
    material: { view: 'perspective', motif: 'botanical-1' },
    edge: { view: 'corner', motif: 'botanical-3' },
    stretcherFrame: 'hanging',
  },
  questions,
});
