import type { PictureSetsTexts } from './page.ts';

/** In German. */
export const texts: PictureSetsTexts = {
  name: 'Bilderwand',
  title: 'Bilderwand aus drei bis sieben Fotos',
  description:
    'Drei bis sieben Bilder zusammen im Raum: als Reihe, Raster, Treppe oder Salon, maßstabsgetreu, mit dem Preis für alle und Ihren eigenen Fotos.',
  headline: 'Mehrere Bilder, eine Wand',
  lead: 'Wählen Sie eine Anordnung und ein Material: Die Abstände stimmen schon, und jedes Bild bekommt sein eigenes Format.',
  setHeadline: 'Ihre Bilderwand',
};
