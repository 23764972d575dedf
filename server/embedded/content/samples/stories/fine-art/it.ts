import type { FineArtTexts } from './page.ts';

/** In Italian. */
export const texts: FineArtTexts = {
  name: 'Carta artistica Hahnemühle',
  title: 'Stampa Fine Art su carta Hahnemühle',
  description:
    'La sua foto su carta artistica Hahnemühle: superficie opaca, sfumature fini, fibra visibile. Sciolta o incorniciata, pronta da appendere.',
  headline: 'La sua foto su carta artistica Hahnemühle',
  lead: 'Carta artistica con la fibra in vista, stampata con inchiostri a pigmenti. Per foto che devono sembrare un’opera grafica.',
  picture: 'Crinali grigi nella nebbia',
  tile: 'Carta artistica dalla fibra fine',
  sections: {
    material: {
      headline: 'Una carta da toccare',
      text: [
        'La carta è robusta e opaca, con una grana fine e irregolare. Chi la preferisce più liscia sceglie la versione in cotone.',
        'Gli inchiostri a pigmenti disegnano con finezza anche nelle luci e nelle ombre. Bianco e nero, ritratti, disegni e riproduzioni qui danno il meglio.',
      ],
    },
    place: {
      headline: 'Luce e ambienti',
      text: [
        'Senza vetro la carta non riflette. Ama ambienti asciutti e luce uniforme; il sole diretto sbiadisce qualsiasi carta.',
        'Studio, camera, biblioteca e ingresso sono buoni posti. Per bagno e cucina è meglio l’[Alu-Dibond](aluminium).',
      ],
    },
    mounting: {
      headline: 'Sciolta o in cornice',
      text: [
        'Sciolta, la stampa viaggia arrotolata. La lasci distesa un giorno prima di incorniciarla e la tocchi solo ai bordi.',
        'In una cornice di legno o alluminio arriva pronta da appendere, con passepartout e vetro museale se lo desidera.',
      ],
    },
    care: {
      headline: 'Cura',
      text: [
        'Senza cornice, spolveri solo con un pennello morbido. Acqua, detergenti e dita lasciano segni sulla superficie aperta.',
      ],
    },
  },
  questions: {
    poster: {
      question: 'Che differenza c’è con un poster?',
      answer:
        'La carta e l’inchiostro. La carta artistica ha una superficie propria e si stampa con pigmenti, che sbiadiscono più lentamente. Un [poster](poster) è più liscio, costa meno ed è facile da cambiare.',
    },
  },
  promises: {
    delivery: 'Spedizione a casa sua, arrotolata in un tubo robusto; con cornice in piano.',
    origin: 'Stampata, tagliata e controllata in Baviera.',
  },
};
