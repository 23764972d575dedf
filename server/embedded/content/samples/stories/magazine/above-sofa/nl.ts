import type { ArticleTexts } from '../texts.ts';

/** In Dutch. */
export const texts: ArticleTexts = {
  name: 'De juiste foto boven de zithoek',
  title: 'Foto boven de zithoek: het juiste formaat',
  description:
    'Twee derde van de breedte, een handbreedte erboven: het formaat voor elke zithoek in een tabel, voor één foto of voor twee naast elkaar.',
  headline: 'De juiste foto boven de zithoek',
  lead: 'Twee derde van de breedte: met die regel vindt u het formaat. De tabel rekent het uit voor vijf breedtes.',
  picture: 'Brede foto van bergen bij zonsopgang boven een grijze tweezits',
  opening: {
    headline: 'De regel van twee derde',
    text: [
      'Een foto boven de zithoek klopt als hij ongeveer twee derde van de breedte inneemt. Is hij smaller dan de helft, dan drijft hij op de muur. Is hij breder dan het meubel, dan drukt hij.',
      'Meet het hele meubel, met de armleuningen. Bij een hoekmodel telt alleen de kant waar de foto boven hangt.',
    ],
  },
  beside: {
    headline: 'Afstand tot de rugleuning',
    text: [
      'Laat tussen rugleuning en onderrand een handbreedte vrij, hooguit 20 cm. Minder, en wie achterover leunt raakt de foto. Meer, en de twee horen niet meer bij elkaar.',
      'Is het plafond laag, neem dan een breed en laag formaat. Een panorama rekt de muur op.',
    ],
    picture: 'Foto van roze duinen van 105 × 70 cm boven een grijze tweezits',
    link: 'Canvas van 120 × 80 cm bekijken',
  },
  table: {
    caption: 'Formaat naar breedte',
    header: ['Zithoek', 'Breedte van de foto', 'Eén foto', 'Twee, per stuk'],
    rows: [
      ['160 cm', 'ongeveer 105 cm', '100 × 70 cm', '50 × 70 cm'],
      ['180 cm', 'ongeveer 120 cm', '120 × 80 cm', '60 × 80 cm'],
      ['200 cm', 'ongeveer 135 cm', '135 × 90 cm', '60 × 90 cm'],
      ['220 cm', 'ongeveer 145 cm', '150 × 100 cm', '70 × 100 cm'],
      ['250 cm', 'ongeveer 165 cm', '165 × 80 cm', '80 × 80 cm'],
    ],
  },
  details: {
    headline: 'Eén, twee of drie?',
    text: [
      'Eén foto is het rustigst en vraagt om een motief waar u lang naar kijkt: een landschap, een stad, een portret met ruimte. Twee staande formaten naast elkaar passen bij hoge muren. Drie gelijke op een rij vertellen een klein verhaal.',
      'Bij twee en drie telt de afstand mee: reken op 5 tot 8 cm tussen de foto’s en meet de groep van rand tot rand.',
    ],
  },
  figures: [
    {
      alternative: 'Kleine foto van 60 × 40 cm boven een zitmeubel van ruim 2 m breed',
      caption: 'Te klein: 60 cm boven een zitmeubel van ruim 2 m. De foto drijft op de muur.',
    },
    {
      alternative: 'Brede foto van 135 × 70 cm boven hetzelfde zitmeubel',
      caption: 'Zo klopt het: 135 cm boven hetzelfde meubel, ongeveer twee derde van de breedte.',
    },
  ],
  closing: {
    headline: 'De proef met papier',
    text: [
      'Plak krantenpapier op het formaat van de foto op de muur en ga er tegenover zitten. Twee formaten naast elkaar zeggen meer dan elke regel. Twijfelt u, neem dan het grootste: op een lege muur lijkt een foto kleiner dan in gedachten.',
      'Materiaal en licht in de woonkamer: [](living-room). De hoogte boven de vloer: [](article-hanging-height).',
    ],
  },
};
