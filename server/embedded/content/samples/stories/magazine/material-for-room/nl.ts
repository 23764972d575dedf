import type { ArticleTexts } from '../texts.ts';

/** In Dutch. */
export const texts: ArticleTexts = {
  name: 'Welk materiaal voor welke kamer?',
  title: 'Welk materiaal past in welke kamer?',
  description:
    'Canvas, acrylglas, aluminium, glas of poster: wat licht, stoom en kinderhanden verdraagt. Met een tabel voor zes kamers in huis, en met redenen.',
  headline: 'Welk materiaal voor welke kamer?',
  lead: 'Drie vragen leiden naar het materiaal: waar komt het licht vandaan, hoe vochtig is de lucht en wie raakt de foto aan?',
  picture: 'Wanddecoratie met een stad bij nacht boven een bureau',
  opening: {
    headline: 'Drie vragen, dan weet u het',
    text: [
      'Ga voor de muur staan en kijk rond. Is er een raam tegenover? Wordt er in deze kamer gekookt of gedoucht? Hangt de foto zo laag dat kinderen erbij kunnen of tassen erlangs schuren?',
      'Eerst het licht, dan de lucht, dan het aanraken: in die volgorde vallen materialen af. Uit wat overblijft kiest u wat u mooi vindt.',
    ],
  },
  beside: {
    headline: 'Het licht beslist eerst',
    text: [
      'Gladde vlakken spiegelen. Tegenover een raam ziet u in [acrylglas](acrylic) en [glas](glass) vooral het raam. Daar zijn matte oppervlakken beter: [canvas](canvas), of een [poster](poster) zonder glas.',
      'Komt het licht van opzij, dan is het omgekeerd. Acrylglas geeft kleuren dan een diepte die geen mat materiaal haalt.',
    ],
    picture: 'Hoek van een foto achter acrylglas met licht in de rand',
    link: 'Acrylglas van 90 × 60 cm bekijken',
  },
  table: {
    caption: 'Materiaal per kamer',
    header: ['Kamer', 'Geschikt', 'Liever niet'],
    rows: [
      ['Lichte woonkamer', 'canvas, aluminium', 'acrylglas tegenover het raam'],
      ['Slaapkamer', 'canvas, fine-artpapier', 'zware foto’s boven het hoofd'],
      ['Keuken', 'glas, aluminium', 'posters zonder lijst bij het fornuis'],
      ['Badkamer', 'aluminium, glas', 'canvas en papier'],
      ['Kinderkamer', 'canvas, Forex', 'glas binnen handbereik'],
      ['Hal', 'acrylglas, ingelijste posters', 'zachte oppervlakken op de looproute'],
    ],
  },
  details: {
    headline: 'Stoom, spatten, zon',
    text: [
      'Papier en weefsel nemen vocht op en werken; in een badkamer trekken ze op den duur krom. [Aluminium](aluminium) neemt geen water op en blijft vlak, al hoort het niet in de directe spatten. Glas kan tegen stoom en vet en laat zich met glasreiniger schoonmaken.',
      'Directe zon verbleekt elk papier. Hang posters en fine-artprints aan een muur die ’s middags in de schaduw ligt.',
    ],
  },
  figures: [
    {
      alternative: 'Hoek van een canvas waarvan het motief om de rand loopt',
      caption: 'Canvas: mat, licht, zonder harde randen. Het motief loopt om de zijkanten.',
    },
    {
      alternative: 'Hoek van een dun aluminium paneel dat een schaduw op de muur werpt',
      caption: 'Aluminium: een paar millimeter dun, zijdemat en ongevoelig voor vochtige lucht.',
    },
  ],
  closing: {
    headline: 'Als u nog twijfelt',
    text: [
      'Vergelijk vier materialen naast elkaar, met dezelfde foto en met prijzen: [](comparison). En als er twee even goed passen, neem dan het lichtste: het hangt sneller en verhuist makkelijker.',
      'Hoe u elk materiaal schoonhoudt: [](article-care).',
    ],
  },
};
