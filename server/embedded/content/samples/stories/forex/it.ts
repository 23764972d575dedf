import type { ForexTexts } from './page.ts';

/** In Italian. */
export const texts: ForexTexts = {
  name: 'Pannello in Forex',
  title: 'Foto su pannello in Forex, leggero e opaco',
  description:
    'La sua foto su pannello in Forex: schiuma rigida bianca, leggera e opaca, presto appesa, con cornice o fori agli angoli se lo desidera.',
  headline: 'La sua foto su pannello in Forex',
  lead: 'Schiuma rigida bianca con stampa opaca. Così leggera che si appende quasi ovunque.',
  picture: 'Colline e sole di carta ritagliata in blu',
  tile: 'Leggero, bianco e opaco',
  sections: {
    material: {
      headline: 'Tanto pannello, poco peso',
      text: [
        'Il Forex è una schiuma plastica compatta con superficie bianca e chiusa. Stampiamo direttamente sopra, in opaco e senza riflessi; il bordo resta bianco.',
        'Chi desidera sfumature più fini sceglie la stampa Fine Art, lucida o opaca: la foto viene stampata su carta e montata sul pannello.',
      ],
    },
    place: {
      headline: 'Luce e ambienti',
      text: [
        'Poiché nulla riflette, il pannello sta bene anche di fronte a una finestra. È adatto a camerette, ingressi, uffici e mostre che cambiano spesso.',
        'Non è fatto per l’esterno: sole e calore con il tempo lo deformano.',
      ],
    },
    mounting: {
      headline: 'Come si appende',
      text: [
        'I pannelli piccoli reggono a un gancio o a strisce adesive, quelli grandi a due ganci. Con i fori agli angoli si possono anche avvitare.',
        'La cornice a cassetta e l’Artbox danno un contorno al pannello.',
      ],
    },
    care: {
      headline: 'Cura',
      text: [
        'Spolveri a secco o passi un panno appena umido. Le ammaccature non vanno più via: non appoggi il pannello su un angolo.',
      ],
    },
  },
  questions: {
    aluminium: {
      question: 'Forex o Alu-Dibond?',
      answer:
        'Il Forex è più leggero e costa meno. L’[Alu-Dibond](aluminium) è più sottile, più rigido e resiste anche in bagno. Per immagini che restano a lungo al loro posto consigliamo l’Alu-Dibond.',
    },
  },
  promises: {
    delivery: 'Spedizione a casa sua, in piano e con gli angoli protetti.',
    origin: 'Stampato, tagliato e controllato in Baviera.',
  },
};
