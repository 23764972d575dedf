import type { AllRoomTexts } from './texts.ts';

/** In Italian. */
export const texts: AllRoomTexts = {
  sizes: {
    headline: 'Quale misura va bene',
    text: 'Sopra un mobile, un quadro sta bene quando occupa circa due terzi della sua larghezza. Più quadri contano insieme, con le distanze.',
    caption: 'Misure per circa due terzi della larghezza',
    one: 'uno orizzontale',
    three: 'tre verticali, ciascuno',
  },
  choicesHeadline: 'Che cosa va bene qui',
  rooms: {
    'living-room': {
      furniture: 'Larghezza del divano',
      light: {
        headline: 'Altezza, luce e calore',
        text: [
          'Dove si sta in piedi, il centro del quadro è a circa 1,50 m. Sopra il divano può stare più in basso, un palmo sopra lo schienale.',
          'Il sole diretto schiarisce con gli anni ogni stampa. Sopra un termosifone o vicino al camino è meglio una lastra che tela o carta.',
        ],
      },
      choices: [
        'Opaca, anche di fronte a una finestra',
        'Colori intensi, dove non c’è luce di fronte',
        'Leggero e diritto, anche in grande',
      ],
    },
    nursery: {
      furniture: 'Larghezza del letto o del cassettone',
      light: {
        headline: 'Altezza e luce',
        text: [
          'Appenda i quadri dove il bambino li vede bene: con il centro a circa 1,10 m, più in alto quando cresce. Sopra il letto restano fuori portata.',
          'Il sole diretto schiarisce la carta. Una parete accanto alla finestra è meglio di quella di fronte.',
        ],
      },
      choices: [
        'Leggero e presto cambiato con un altro',
        'Superficie morbida, senza spigoli duri',
        'Tiene senza chiodi e si stacca',
      ],
    },
    office: {
      furniture: 'Larghezza della scrivania',
      light: {
        headline: 'Altezza, luce e umidità',
        text: [
          'In corridoio e alla reception il centro del quadro è a circa 1,50 m. Dove si sta seduti può stare 20 cm più in basso.',
          'Le lampade dall’alto si riflettono in acrilico e vetro; le superfici opache restano tranquille. In cucina e nei bagni l’[Alu-Dibond](aluminium) sopporta l’aria umida.',
        ],
      },
      choices: [
        'Opaco e lavabile, per corridoio e reception',
        'Non riflette accanto allo schermo',
        'Leggero, quando le pareti sono molte',
      ],
    },
  },
};
