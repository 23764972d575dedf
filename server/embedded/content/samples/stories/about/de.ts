import type { AboutTexts } from './texts.ts';

/** In German. */
export const texts: AboutTexts = {
  name: 'Über uns',
  title: 'Über uns: So entstehen unsere Drucke',
  description:
    'Wer hinter diesem Shop steht, was an ihm ein Muster ist und wie aus Ihrem Foto ein Druck wird: Schritt für Schritt, vom Prüfen bis zum Verpacken.',
  headline: 'So entstehen unsere Drucke',
  lead: 'Gedruckt wird in Bayern, jedes Stück nach Ihren Vorgaben. Hier sehen Sie, in welchen Schritten.',
  sample: {
    headline: 'Ein Mustershop',
    text: [
      '{shop} zeigt, wie ein Shop für persönliche Drucke aussehen und arbeiten kann. Firma, Anschriften und Personen sind erfunden, Räume und Produkte am Rechner gezeichnet. Auch eine Bestellung wird nur durchgespielt: Es wird nichts abgebucht, gedruckt oder verschickt.',
    ],
  },
  steps: {
    poster: {
      check: {
        headline: '1. Prüfen',
        text: [
          'Zu jedem Format rechnen wir aus, ob Ihr Foto scharf genug ist, und sagen es Ihnen, bevor Sie weitergehen. Was scharf genug heißt, steht in den [Foto-Tipps](photo-guide).',
        ],
      },
      print: {
        headline: '2. Drucken',
        text: [
          'Jedes Material braucht sein eigenes Verfahren: Pigmenttinte auf [Künstlerpapier](fine-art), Druck direkt auf [Alu-Dibond](aluminium), ein Foto hinter [Acrylglas](acrylic). Deshalb wirkt dasselbe Foto überall etwas anders.',
        ],
      },
      finish: {
        headline: '3. Spannen und rahmen',
        text: [
          'Leinwand spannen wir von Hand auf Fichtenholz. Rahmen schneiden wir auf das Maß des Bildes. Das dauert etwas länger; das Lieferdatum rechnet es ein.',
        ],
      },
      pack: {
        headline: '4. Ansehen und verpacken',
        text: [
          'Bevor ein Bild die Werkstatt verlässt, sieht es sich jemand noch einmal an. Platten und Rahmen reisen flach, Papier gerollt. Näheres: [](shipping).',
        ],
      },
    },
    kartenliebe: {
      check: {
        headline: '1. Prüfen',
        text: [
          'Ein Foto muss groß genug sein, und Text braucht Abstand zum Rand. Worauf es ankommt, steht in den [Foto-Tipps](photo-guide).',
        ],
      },
      print: {
        headline: '2. Drucken',
        text: [
          'Wir drucken, sobald bestellt ist, und nur so viele Stück, wie Sie brauchen. Auch eine einzelne Karte.',
        ],
      },
      finish: {
        headline: '3. Schneiden, falzen, binden',
        text: [
          'Karten werden geschnitten und gefalzt, Bücher gebunden, Kalender mit einer Spirale oder einem Loch zum Aufhängen versehen.',
        ],
      },
      pack: {
        headline: '4. Ansehen und verpacken',
        text: [
          'Jede Auflage sieht sich jemand noch einmal an. Dann kommt sie mit passenden Umschlägen in eine feste Schachtel. Näheres: [](shipping).',
        ],
      },
    },
  },
  pictures: {
    cropped: 'Dünen im Abendlicht, auf das Format zugeschnitten',
    surface: 'Bedrucktes Künstlerpapier, stark vergrößert',
    framed: 'Die Ecke eines gerahmten Posters',
    prints: 'Abzüge von Fotos auf einem Tisch',
  },
};
