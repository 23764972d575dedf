import type { SharedProductTexts } from './product-page.ts';

/** In German. */
export const texts: SharedProductTexts = {
  configuratorHeadline: 'Ihr Wunschformat und sein Preis',
  startLabel: 'Jetzt gestalten',
  topDeal: 'TOP DEAL',
  views: {
    perspective: '{name}, von der Seite gesehen',
    corner: '{name}: eine Ecke aus der Nähe',
  },
  questionsHeadline: 'Häufige Fragen',
  otherProductsHeadline: 'Weitere Wandbilder',
  questions: {
    resolution: {
      question: 'Ist mein Foto groß genug?',
      answer:
        'Für 90 × 60 cm genügen rund 2700 × 2000 Pixel, für 30 × 20 cm etwa 1500 × 1100. Große Bilder sieht man aus größerem Abstand, deshalb brauchen sie weniger Bildpunkte je Zentimeter. Sobald Ihr Foto geladen ist, sehen Sie zu jedem Format, ob es passt. Mehr dazu in den [Foto-Tipps](photo-guide).',
    },
    ownFormat: {
      question: 'Kann ich ein eigenes Format wählen?',
      answer:
        'Ja. Bei den Formaten geben Sie auf Wunsch Breite und Höhe selbst ein, auf den Millimeter genau, und sehen sofort den Preis. Die kleinsten und größten Maße hängen vom Material ab und stehen am Eingabefeld.',
    },
    delivery: {
      question: 'Wann kommt mein Bild an?',
      answer:
        'Das voraussichtliche Lieferdatum steht neben dem Preis und gilt für das Format, das Sie gewählt haben. Alles Weitere finden Sie unter [](shipping).',
    },
    withdrawal: {
      question: 'Kann ich das Bild zurückgeben?',
      answer:
        'Ihr Bild entsteht nach Ihren Vorgaben. Für solche Waren gibt es **kein Widerrufsrecht**. Kommt es beschädigt oder fehlerhaft an, ersetzen wir es. Ihre gesetzlichen Rechte bleiben bestehen: [](guarantee).',
    },
  },
  manufacturer: {
    headline: 'Hersteller und Sicherheit',
    text: [
      'Hersteller: Musterbild GmbH, Musterstraße 12, 80331 München, Deutschland. Kontakt: [service@example.com](mail).',
      'Hängen Sie das Bild so auf, dass Haken und Dübel zu Wand und Gewicht passen. Über Betten und Sitzplätzen sichern Sie es an zwei Punkten.',
    ],
  },
  promises: {
    resolution: 'Sie sehen bei jedem Format, ob Ihr Foto scharf genug ist.',
    personal: 'Persönlich für Sie gefertigt, daher ohne Widerrufsrecht.',
  },
};
