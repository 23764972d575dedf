import type { PhotoFrameTexts } from './page.ts';

/** In Italian. */
export const texts: PhotoFrameTexts = {
  name: 'Cornici con foto',
  title: 'Foto in cornice, pronta da appendere',
  description:
    'La sua foto stampata e incorniciata: in legno, alluminio o plastica, con passepartout o senza. Formati standard o su misura.',
  headline: 'La sua foto in cornice',
  lead: 'Stampata, incorniciata e pronta da appendere: quattro cornici, con passepartout o senza.',
  picture: 'Foglie e fiori in colori tenui',
  tile: 'Stampata e incorniciata',
  sections: {
    frames: {
      headline: 'Quattro tipi di cornici',
      text: [
        'Il legno ha una venatura sottile e sta bene in quasi ogni stanza. L’alluminio è snello e tiene in forma anche i grandi formati. La plastica è leggera e facile da pulire.',
        'La cornice portafoto, dal profilo largo, è pensata per i piccoli formati. Tutte le cornici esistono in nero, molte anche in bianco, in toni del legno, in metallo o in un colore. Ogni stampa è protetta da un acrilico trasparente oppure, se lo desidera, da un vetro museale.',
        'Più quadri su una parete: [](picture-sets).',
      ],
    },
    mat: {
      headline: 'Con passepartout',
      text: [
        'Il passepartout tiene la stampa lontana dall’acrilico e dà respiro all’immagine. La larghezza la sceglie lei e si aggiunge al formato: la cornice cresce di altrettanto.',
        'Il bianco è fresco, il crema è caldo, il nero fa risaltare le immagini chiare. Senza passepartout l’immagine arriva alla cornice.',
      ],
    },
    hanging: {
      headline: 'Come si appende',
      text: [
        'La sua foto arriva incorniciata, imballata in piano e con gli attacchi sul retro. Per le cornici grandi usi due ganci.',
      ],
    },
  },
  questions: {
    glass: {
      question: 'C’è un vetro davanti all’immagine?',
      answer:
        'Davanti alla stampa c’è un acrilico trasparente. Pesa meno del vetro e non si rompe durante il viaggio. Se lo desidera, montiamo un vetro museale o un vetro acrilico museale, che quasi non riflettono.',
    },
  },
  promises: {
    delivery: 'Spedizione a casa sua, già incorniciata e imballata in piano.',
    origin: 'Stampata e incorniciata in Baviera.',
  },
};
