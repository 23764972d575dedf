import type { ComparisonTexts } from './page.ts';

/** In Dutch. */
export const texts: ComparisonTexts = {
  name: 'Materialen vergelijken',
  title: 'Materialen voor wanddecoratie vergelijken',
  description:
    'Canvas, acrylglas, aluminium en poster vergeleken: hoe ze met licht omgaan, hoe ze aanvoelen en waar ze passen.',
  headline: 'Welk materiaal past bij uw foto?',
  lead: 'Dezelfde foto ziet er op elk materiaal anders uit. Hier ziet u hoe ze verschillen.',
  start: {
    usual: {
      headline: 'Begin met de kamer',
      text: [
        'Bedenk eerst waar de foto komt te hangen: het licht daar telt zwaarder dan het motief.',
      ],
    },
    nudging: {
      headline: 'Begin met canvas',
      text: [
        'Het spiegelt niet en past in bijna elke kamer. Twijfelt u, dan is [canvas](canvas) een goede keuze.',
      ],
    },
  },
  sections: {
    light: {
      headline: 'Licht',
      text: [
        '[Canvas](canvas) en [posters](poster) zijn mat en nemen het licht op. [Acrylglas](acrylic) geeft kleuren diepte en spiegelt wat ertegenover is.',
      ],
    },
    surface: {
      headline: 'Oppervlak',
      text: [
        'Op canvas ziet u van dichtbij het weefsel. [Aluminium](aluminium) is glad en toont elk detail.',
      ],
    },
    place: {
      headline: 'Plek',
      text: [
        'In badkamer en keuken gaat [aluminium](aluminium) het langst mee. Canvas en papier hangen beter in een droge kamer.',
      ],
    },
  },
  tilesHeadline: 'Alle materialen',
};
