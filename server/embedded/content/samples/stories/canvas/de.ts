import type { CanvasTexts } from './page.ts';

/** In German. */
export const texts: CanvasTexts = {
  name: 'Leinwand',
  title: 'Foto auf Leinwand drucken, fertig gespannt',
  description:
    'Ihr Foto auf Leinwand: mattes Baumwollgewebe, von Hand auf Fichte gespannt, in Standardformaten oder Ihrem eigenen Maß.',
  headline: 'Ihr Foto auf Leinwand',
  lead: 'Feines Baumwollgewebe, von Hand auf Fichte gespannt. Matt, ohne Spiegelung, für Räume mit viel Licht.',
  picture: 'Gestaffelte Bergketten im Abendlicht',
  tile: 'Mattes Gewebe auf Holz gespannt',
  sections: {
    material: {
      headline: 'Ein Gewebe, das man sieht und fühlt',
      text: [
        'Wir drucken auf ein dicht gewebtes Tuch mit feiner, gleichmäßiger Struktur. Die Oberfläche ist matt: Sie schluckt das Licht, statt es zurückzuwerfen. So bleibt Ihr Bild auch gegenüber einem Fenster gut zu sehen.',
        'Die Farben wirken weich und warm. Besonders gut eignen sich Landschaften, Porträts und alles mit ruhigen Flächen.',
      ],
    },
    stretcherFrame: {
      headline: 'Der Keilrahmen: 2,5 cm Fichte',
      text: [
        'Gespannt wird auf einen Rahmen aus Fichtenholz, **2,5 cm** tief. Große Formate erhalten eine Querstrebe, damit sich nichts verzieht.',
        'Für mehr Tiefe an der Wand gibt es den Rahmen auch mit 3,8 cm. Sie wählen ihn auf dieser Seite unter „Keilrahmen“.',
      ],
    },
    edge: {
      headline: 'Der Rand: um die Kante gedruckt',
      text: [
        'Ihr Motiv läuft um die Kante weiter, das Bild braucht also keinen Rahmen. Ein schmaler Streifen des Fotos liegt dann auf der Seite. Die Vorschau zeigt genau, wie viel.',
        'Soll alles vorne bleiben, wählen Sie einen gespiegelten oder einfarbigen Rand.',
      ],
    },
    care: {
      headline: 'Pflege',
      text: [
        'Staub nehmen Sie mit einem weichen, trockenen Tuch ab. Bitte kein Wasser und keine Reiniger verwenden.',
        'Für Bad und Küche ist Leinwand nicht gemacht. Dort hält [Alu-Dibond](aluminium) länger.',
      ],
    },
  },
  questions: {
    frame: {
      question: 'Brauche ich noch einen Rahmen?',
      answer:
        'Nein, die Leinwand ist fertig zum Aufhängen. Wenn Sie einen Abschluss möchten, wählen Sie den Schattenfugenrahmen: Er umfasst das Bild mit etwas Luft, ohne es zu verdecken.',
    },
  },
  promises: {
    delivery: 'Versand zu Ihnen nach Hause, flach liegend und mit Kantenschutz verpackt.',
    origin: 'Gedruckt, gespannt und geprüft in Bayern.',
  },
};
