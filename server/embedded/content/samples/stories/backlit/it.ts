import type { BacklitTexts } from './page.ts';

/** In Italian. */
export const texts: BacklitTexts = {
  name: 'Pellicola retroilluminata',
  title: 'Foto su pellicola retroilluminata con LED',
  description:
    'La sua foto su pellicola retroilluminata: risplende con la luce da dietro, in cornice luminosa LED o per il suo pannello luminoso. Su misura.',
  headline: 'La sua foto, illuminata da dietro',
  lead: 'Una pellicola traslucida che distribuisce la luce in modo uniforme. Con cornice luminosa LED o per un pannello luminoso che ha già.',
  picture: 'Luna chiara sopra colline scure',
  tile: 'Luce che viene da dietro',
  sections: {
    material: {
      headline: 'Un’immagine con luce propria',
      text: [
        'La pellicola lascia passare la luce e la diffonde, così nessuna lampada si distingue. Le zone chiare risplendono, quelle scure restano tranquille.',
        'È adatta ai motivi in cui c’è luce: tramonti, città di notte, finestre, acqua. Le foto molto scure è meglio schiarirle un poco prima della stampa.',
      ],
    },
    place: {
      headline: 'Per ambienti con poca luce naturale',
      text: [
        'È adatta a ingressi, scale, reception e vetrine. In camera l’immagine sostituisce una luce notturna.',
        'In pieno sole perde il suo effetto: lì è meglio il [vetro acrilico](acrylic).',
      ],
    },
    mounting: {
      headline: 'Con o senza cornice luminosa',
      text: [
        'Con la cornice LED l’immagine arriva già montata. Serve una presa nelle vicinanze.',
        'Senza cornice spediamo la sola pellicola, arrotolata. La inserisce nel suo pannello luminoso e può cambiarla quando vuole.',
      ],
    },
    care: {
      headline: 'Cura',
      text: [
        'Tolga la polvere con un panno morbido e asciutto, a luce spenta. Tenga l’acqua lontana dalla cornice e non pieghi la pellicola.',
      ],
    },
  },
  questions: {
    lamp: {
      question: 'È bella anche senza luce?',
      answer:
        'Sì, ma più pallida di una stampa su carta, perché i colori sono pensati per la luce da dietro. Se resta quasi sempre spenta, consigliamo un [poster](poster) o una [tela](canvas).',
    },
  },
  promises: {
    delivery:
      'Spedizione a casa sua, arrotolata in un tubo robusto; con cornice luminosa in piano.',
    origin: 'Stampata, tagliata e controllata in Baviera.',
  },
};
