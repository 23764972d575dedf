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
const questions = ['damp'] as const;

/** What is written for this page. */
export type AluminiumTexts = ProductTexts<(typeof sections)[number], (typeof questions)[number]>;

/** What a market words differently. */
export type AluminiumOverride = Override<AluminiumTexts>;

/** The page that sells prints on aluminium. */
export const aluminium: StoryPage = defineProductPage({
  key: 'aluminium',
  slug: (locale) => productPageSegment('aludibond', locale),
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  offer: { product: 'framedMaterial', material: 'aludibond' },
  motif: 'city-1',
  sections,
  pictures: { material: { view: 'perspective', motif: 'dunes-1' }, mounting: 'hanging' },
  questions,
});
