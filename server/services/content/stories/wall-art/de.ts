import type { WallArtTexts } from './page.ts';

/** In German. */
export const texts: WallArtTexts = {
  name: 'Wandbilder',
  title: 'Wandbilder mit Ihrem Foto',
  description:
    'Wandbilder mit Ihrem Foto: Leinwand, Acrylglas, Alu-Dibond und Poster im Vergleich, in jedem Format und auf Wunsch gerahmt.',
  headline: 'Wandbilder',
  lead: 'Ein Foto, vier Materialien. Wählen Sie nach Licht, Raum und Gefühl.',
  picture: 'Dünen in warmem Licht',
  tile: 'Alle Materialien im Überblick',
  tilesHeadline: 'Materialien',
  choosing: {
    headline: 'Welches Material passt?',
    text: [
      '- **Leinwand**: matt und warm, für helle Räume und ruhige Motive.',
      '- **Acrylglas**: glänzend und tief, für starke Farben und Kontraste.',
      '- **Alu-Dibond**: schlank und unempfindlich, auch für Bad und Küche.',
      '- **Poster**: leicht zu wechseln, gerahmt oder pur.',
      'Unsicher? Schreiben Sie uns über die [Kontaktseite](contact), wir helfen bei der Wahl.',
    ],
  },
};
