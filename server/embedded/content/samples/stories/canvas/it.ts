import type { CanvasTexts } from './page.ts';

/** In Italian. */
export const texts: CanvasTexts = {
  name: 'Tela',
  title: 'Stampa foto su tela, tesa a mano su telaio',
  description:
    'La sua foto su tela: cotone opaco, teso a mano su un telaio di abete, nei formati standard o nella misura che desidera.',
  headline: 'La sua foto su tela',
  lead: 'Tessuto di cotone fine, teso a mano su abete. Opaco e senza riflessi, per stanze luminose.',
  picture: 'Catene di monti sovrapposte nella luce della sera',
  tile: 'Tessuto opaco su telaio di legno',
  sections: {
    material: {
      headline: 'Una trama che si vede e si tocca',
      text: [
        'Stampiamo su un tessuto fitto, dalla trama fine e regolare. La superficie è opaca: assorbe la luce invece di rifletterla, e l’immagine si vede bene anche di fronte a una finestra.',
        'I colori sono morbidi e caldi. La tela si presta a paesaggi, ritratti e immagini tranquille.',
      ],
    },
    stretcherFrame: {
      headline: 'Il telaio: 2,5 cm di abete',
      text: [
        'La tela è tesa su un telaio di abete profondo **2,5 cm**. I formati grandi hanno una traversa che li tiene diritti.',
        'Per dare più profondità alla parete c’è anche il telaio da 3,8 cm. Lo sceglie in questa pagina, alla voce «Telaio».',
      ],
    },
    edge: {
      headline: 'Il bordo: stampato tutto intorno',
      text: [
        'L’immagine prosegue sui lati, quindi il quadro non ha bisogno di cornice. Una striscia sottile della foto finisce sul fianco: l’anteprima mostra esattamente quale.',
        'Se tutto deve restare davanti, scelga un bordo specchiato o a tinta unita.',
      ],
    },
    care: {
      headline: 'Cura',
      text: [
        'Tolga la polvere con un panno morbido e asciutto. Non usi acqua né detergenti.',
        'La tela non è adatta a bagno e cucina. Lì dura di più l’[Alu-Dibond](aluminium).',
      ],
    },
  },
  questions: {
    frame: {
      question: 'Serve anche una cornice?',
      answer:
        'No, la tela arriva pronta per essere appesa. Se desidera una finitura, scelga la cornice a cassetta: circonda il quadro con un po’ d’aria senza coprirlo.',
    },
  },
  promises: {
    delivery: 'Consegnata a casa sua, imballata in piano e con gli angoli protetti.',
    origin: 'Stampata, tesa e controllata in Baviera.',
  },
};
