import { defineProductPage } from '../product-page/product-page.ts';
import { slugIn, type StoryPage } from '../site.ts';
import type { Override, ProductTexts } from '../texts.ts';
import { texts as de } from './de.ts';
import { texts as en } from './en.ts';
import { texts as american } from './en-US.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';

const sections = ['frames', 'mat', 'hanging'] as const;
const questions = ['glass'] as const;

/** What is written for this page. */
export type PhotoFrameTexts = ProductTexts<(typeof sections)[number], (typeof questions)[number]>;

/** What a market words differently. */
export type PhotoFrameOverride = Override<PhotoFrameTexts>;

/** The page that sells prints in photo frames. */
export const photoFrame: StoryPage = defineProductPage({
  key: 'photo-frame',
  slug: slugIn({
    de: 'bilderrahmen',
    en: 'framed-prints',
    es: 'marcos-con-foto',
    fr: 'cadres-photo',
    it: 'cornici-con-foto',
    nl: 'fotolijsten',
  }),
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  offer: {
    product: 'photoFrame',
    frames: [
      { frameType: 'holzrahmen', materialType: undefined },
      { frameType: 'alurahmen', materialType: undefined },
      { frameType: 'kunststoffrahmen', materialType: undefined },
      { frameType: 'fotorahmen', materialType: undefined },
    ],
  },
  motif: 'botanical-1',
  sections,
  pictures: {
    frames: { view: 'perspective', motif: 'dunes-2' },
    mat: { view: 'corner', motif: 'paper-1' },
    hanging: 'hanging',
  },
  questions,
});
