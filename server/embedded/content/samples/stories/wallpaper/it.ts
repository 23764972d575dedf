import type { WallpaperTexts } from './page.ts';

/** In Italian. */
export const texts: WallpaperTexts = {
  name: 'Carta da parati',
  title: 'Carta da parati con foto, tagliata su misura',
  description:
    'Carta da parati con la sua foto: tessuto non tessuto opaco in teli, tagliato per la sua parete, facile da posare e da togliere a secco.',
  headline: 'La sua foto come carta da parati',
  lead: 'Un’intera parete con la sua foto, stampata su tessuto non tessuto opaco, in teli e tagliata su misura.',
  picture: 'Catene di montagne verdi nella foschia',
  tile: 'La sua foto, grande come la parete',
  sections: {
    material: {
      headline: 'Una carta che resta liscia alla parete',
      text: [
        'Stampiamo su tessuto non tessuto. Non si allunga durante la posa, copre piccole irregolarità ed è opaco, così la parete non luccica.',
        'Da vicino una foto grande può essere più morbida: una parete si guarda da qualche passo. Motivi calmi e profondi, come bosco, nebbia o mare, allargano la stanza.',
      ],
    },
    place: {
      headline: 'Quale parete è adatta',
      text: [
        'La più bella è una parete senza finestre che si vede entrando: dietro il letto, nell’ingresso, in una sala riunioni.',
        'Il fondo deve essere liscio, asciutto e solido. Nella doccia e dietro i fornelli la carta non è adatta.',
      ],
    },
    mounting: {
      headline: 'La posa',
      text: [
        'Misuri larghezza e altezza in più punti e aggiunga un palmo a ciascuna. I teli sono numerati e si accostano bordo a bordo.',
        'Stenda la colla sulla parete e non sulla carta, posi il primo telo con il filo a piombo e lisci dal centro verso l’esterno. La colla per tessuto non tessuto non è compresa.',
      ],
    },
    care: {
      headline: 'Cura',
      text: [
        'Spolveri a secco e tamponi le macchie con delicatezza. Al prossimo trasloco i teli si tolgono a secco.',
      ],
    },
  },
  questions: {
    seams: {
      question: 'Si vedono le giunte tra i teli?',
      answer:
        'Da vicino sì, da qualche passo appena. I teli sono stampati in un pezzo solo e tagliati con precisione, perciò linee e colori combaciano.',
    },
  },
  promises: {
    delivery: 'Spedizione a casa sua, telo per telo, arrotolata in una scatola robusta.',
    origin: 'Stampata, tagliata in teli e controllata in Baviera.',
  },
};
