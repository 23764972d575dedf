import type { WallArtTexts } from './page.ts';

/** In German. */
export const texts: WallArtTexts = {
  name: 'Wandbilder',
  title: 'Wandbilder vom Foto: zwölf Materialien',
  description:
    'Wandbilder mit Ihrem Foto: zwölf Materialien von Leinwand bis Fototapete im Vergleich, mit Ab-Preisen, in jedem Format und auf Wunsch gerahmt.',
  headline: 'Wandbilder',
  lead: 'Ein Foto, zwölf Materialien. Wir helfen Ihnen, das passende zu finden.',
  picture: 'Dünen in warmem Licht',
  tile: 'Alle Materialien im Überblick',
  tilesHeadline: 'Weiter stöbern',
  choosing: {
    headline: 'Welches Material passt?',
    text: [
      '- **Heller Raum, Fenster gegenüber**: [](canvas), [](aluminium) oder [](fine-art), die kaum spiegeln.',
      '- **Tiefe und Kontrast**: [](acrylic), [](gallery-bond) oder [](glass).',
      '- **Bad und Küche**: [](aluminium), [](glass) oder [](adhesive-film).',
      '- **Eine ganze Wand**: [](wallpaper).',
      '- **Draußen**: [](tarpaulin).',
      'Mehrere Bilder an einer Wand: [](picture-sets).',
      'Den Unterschied im Einzelnen zeigt die Seite [](comparison). Unsicher? Schreiben Sie uns über die [Kontaktseite](contact), wir helfen bei der Wahl.',
    ],
  },
};
