import type { ThemeTexts } from './texts.ts';

/** In German. */
export const texts: ThemeTexts = {
  name: 'Kartendesign',
  title: 'Karte mit eigenem Text und Foto gestalten',
  description:
    'Eine Karte nach Ihrem Wunsch: Farbe, Format, Papier, Veredelung und Umschlag wählen, den Preis sofort sehen und eigenen Text einsetzen.',
  headline: 'Ihre Karte',
  lead: 'Wählen Sie Farbe, Papier und Menge. Fertig wird die Karte danach im Gestalter.',
  card: {
    headline: 'Ihre Karte',
    startLabel: 'Jetzt gestalten',
    sampleLabel: 'Musterkarte bestellen',
    sampleText: 'Die ersten drei Musterkarten sind kostenlos.',
    more: 'Schreiben Sie uns',
  },
};
