import type { TarpaulinTexts } from './page.ts';

/** In Italian. */
export const texts: TarpaulinTexts = {
  name: 'Telo in PVC',
  title: 'Foto su telo in PVC, per balcone e giardino',
  description:
    'La sua foto su telo in PVC: resistente alle intemperie e agli strappi, grande, con occhielli. Per balcone, giardino, laboratorio e feste.',
  headline: 'La sua foto su telo in PVC',
  lead: 'Un telo robusto e resistente alle intemperie, con occhielli. Per tutto ciò che va appeso in grande e all’aperto.',
  picture: 'Il mare nell’ultima luce della sera',
  tile: 'Grande, resistente, con occhielli',
  sections: {
    material: {
      headline: 'Fatto per l’esterno',
      text: [
        'Il telo è un tessuto spalmato. Pioggia e vento lo disturbano poco, e non si strappa facilmente, nemmeno agli occhielli.',
        'Si stampa in colori intensi che si vedono da lontano. Per dettagli fini da guardare da vicino è meglio l’[Alu-Dibond](aluminium).',
      ],
    },
    place: {
      headline: 'Balcone, giardino, festa',
      text: [
        'Come schermo sul balcone, immagine sul muro del giardino, sfondo per matrimoni e anniversari o parete nella sede del circolo.',
        'La superficie è leggermente lucida. Al sole tutti i colori sbiadiscono con gli anni; d’inverno conviene arrotolare il telo.',
      ],
    },
    mounting: {
      headline: 'Con o senza occhielli',
      text: [
        'Gli occhielli stanno agli angoli e lungo i lati lunghi. Fascette, corda o elastici tengono teso il telo.',
        'Senza occhielli si può fissare con chiodi a un telaio o stringere tra listelli. Con il vento lasci un po’ di gioco, perché non tiri come una vela.',
      ],
    },
    care: {
      headline: 'Cura',
      text: [
        'Lo lavi con acqua, una spazzola morbida e poco detersivo e lo lasci asciugare. Lo arrotoli con l’immagine verso l’esterno; le pieghe restano visibili.',
      ],
    },
  },
  questions: {
    view: {
      question: 'Si vede attraverso il telo?',
      answer:
        'No, è coprente. Con il sole proprio dietro passa un po’ di luce e l’immagine appare più chiara.',
    },
  },
  promises: {
    delivery: 'Spedizione a casa sua, arrotolato in un tubo robusto.',
    origin: 'Stampato, munito di occhielli e controllato in Baviera.',
  },
};
