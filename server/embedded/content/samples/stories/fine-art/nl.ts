import type { FineArtTexts } from './page.ts';

/** In Dutch. */
export const texts: FineArtTexts = {
  name: 'Hahnemühle FineArt',
  title: 'FineArt-print op papier van Hahnemühle',
  description:
    'Uw foto op kunstenaarspapier van Hahnemühle: mat oppervlak, fijne overgangen, zichtbare vezel. Los of kant-en-klaar ingelijst.',
  headline: 'Uw foto op Hahnemühle FineArt',
  lead: 'Kunstenaarspapier met een zichtbare vezel, geprint met pigmentinkt. Voor foto’s die op een prent moeten lijken.',
  picture: 'Grijze bergruggen in de mist',
  tile: 'Kunstenaarspapier met fijne vezel',
  sections: {
    material: {
      headline: 'Papier dat u wilt aanraken',
      text: [
        'Het papier is stevig en mat, met een fijne, onregelmatige structuur. Hebt u het liever gladder, kies dan de uitvoering van katoen.',
        'Pigmentinkt tekent ook in lichte en donkere partijen fijn. Zwart-wit, portretten, tekeningen en reproducties komen er het best op uit.',
      ],
    },
    place: {
      headline: 'Licht en ruimtes',
      text: [
        'Zonder glas spiegelt het papier niet. Het houdt van droge ruimtes en gelijkmatig licht; directe zon bleekt elk papier.',
        'Werkkamer, slaapkamer, bibliotheek en hal zijn goede plekken. Voor badkamer en keuken neemt u beter [aluminium](aluminium).',
      ],
    },
    mounting: {
      headline: 'Los of ingelijst',
      text: [
        'Los sturen we de print opgerold. Leg hem voor het inlijsten een dag vlak neer en raak alleen de randen aan.',
        'In een lijst van hout of aluminium komt hij kant-en-klaar aan, desgewenst met passe-partout en achter museumglas.',
      ],
    },
    care: {
      headline: 'Onderhoud',
      text: [
        'Zonder lijst alleen afstoffen met een zachte kwast. Water, reinigers en vingers laten sporen na op het open oppervlak.',
      ],
    },
  },
  questions: {
    poster: {
      question: 'Wat is het verschil met een poster?',
      answer:
        'Het papier en de inkt. Kunstenaarspapier heeft een eigen oppervlak en wordt met pigmenten geprint, die langzamer verbleken. Een [poster](poster) is gladder, goedkoper en makkelijk te wisselen.',
    },
  },
  promises: {
    delivery: 'Verzending naar uw huis, opgerold in een stevige koker; met lijst vlak verpakt.',
    origin: 'Geprint, gesneden en gecontroleerd in Beieren.',
  },
};
