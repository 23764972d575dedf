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
const questions = ['seams'] as const;

/** What is written for this page. */
export type WallpaperTexts = ProductTexts<(typeof sections)[number], (typeof questions)[number]>;

/** What a market words differently. */
export type WallpaperOverride = Override<WallpaperTexts>;

/** The page that sells wallpaper from a photo. */
export const wallpaper: StoryPage = defineProductPage({
  key: 'wallpaper',
  slug: (locale) => productPageSegment('fototapete', locale),
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  offer: { product: 'framedMaterial', material: 'fototapete' },
  motif: 'mountains-2',
  sections,
  pictures: { material: { view: 'perspective', motif: 'botanical-5' }, mounting: 'hanging' },
  questions,
});
