import type { SharedProductTexts } from './product-page.ts';

/** In Dutch. */
export const texts: SharedProductTexts = {
  configuratorHeadline: 'Uw formaat en de prijs',
  startLabel: 'Nu ontwerpen',
  topDeal: 'TOPDEAL',
  views: {
    perspective: '{name}, van opzij gezien',
    corner: '{name}: een hoek van dichtbij',
  },
  questionsHeadline: 'Veelgestelde vragen',
  otherProductsHeadline: 'Meer wanddecoratie',
  questions: {
    resolution: {
      question: 'Is mijn foto groot genoeg?',
      answer:
        'Voor 90 × 60 cm is ongeveer 2700 × 2000 pixels genoeg, voor 30 × 20 cm ongeveer 1500 × 1100. Een groot formaat bekijkt u van verder weg, dus het heeft minder pixels per centimeter nodig. Zodra uw foto geladen is, ziet u per formaat of hij groot genoeg is. Meer in de [fototips](photo-guide).',
    },
    ownFormat: {
      question: 'Kan ik een eigen formaat kiezen?',
      answer:
        'Ja. Bij de formaten kunt u ook zelf breedte en hoogte invullen, tot op de millimeter, en u ziet meteen de prijs. De kleinste en grootste maten hangen van het materiaal af en staan bij het veld.',
    },
    delivery: {
      question: 'Wanneer komt mijn wanddecoratie aan?',
      answer:
        'De verwachte leverdatum staat naast de prijs en geldt voor het formaat dat u hebt gekozen. Meer leest u bij [](shipping).',
    },
    withdrawal: {
      question: 'Kan ik mijn bestelling terugsturen?',
      answer:
        'We maken uw bestelling naar uw wensen. Voor zulke producten geldt **geen herroepingsrecht**. Komt hij beschadigd of met een fout aan, dan vervangen we hem. Uw wettelijke rechten blijven gelden: [](guarantee).',
    },
  },
  manufacturer: {
    headline: 'Fabrikant en veiligheid',
    text: [
      'Fabrikant: Musterbild GmbH, Musterstraße 12, 80331 München, Duitsland. Contact: [service@example.com](mail).',
      'Gebruik haken en pluggen die bij de muur en het gewicht passen. Hangt u het boven een bed of zitplaats, gebruik dan twee ophangpunten.',
    ],
  },
  promises: {
    resolution: 'U ziet bij elk formaat of uw foto scherp genoeg is.',
    personal: 'Speciaal voor u gemaakt, daarom zonder herroepingsrecht.',
  },
};
