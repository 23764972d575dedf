import type { ErrorTexts } from './page.ts';

/** In German. */
export const texts: ErrorTexts = {
  name: 'Seite nicht gefunden',
  title: 'Seite nicht gefunden: So geht es weiter',
  description:
    'Diese Seite gibt es nicht oder nicht mehr. Von hier aus kommen Sie zur Startseite, zu allen Produkten und zu unserem Kundenservice.',
  headline: 'Hier hängt kein Bild',
  lead: 'Die Seite gibt es nicht oder nicht mehr. Von hier aus kommen Sie weiter.',
  picture: 'Ein Mond über stillen Hügeln',
  tilesHeadline: 'Vielleicht suchen Sie das',
  homeLink: 'Zur Startseite',
};
