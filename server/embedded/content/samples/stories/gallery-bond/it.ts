import type { GalleryBondTexts } from './page.ts';

/** In Italian. */
export const texts: GalleryBondTexts = {
  name: 'Gallery Bond',
  title: 'Foto su acrilico e alluminio, da galleria',
  description:
    'La sua foto in Gallery Bond: dietro acrilico trasparente, incollata su alluminio, come nelle gallerie. Colori profondi, pannello rigido.',
  headline: 'La sua foto in Gallery Bond',
  lead: 'Una stampa tra acrilico trasparente e una lastra di alluminio: così le gallerie mostrano la fotografia.',
  picture: 'Dune viola sotto la luna',
  tile: 'Acrilico davanti, alluminio dietro',
  sections: {
    material: {
      headline: 'Tre strati, un’immagine',
      text: [
        'Davanti l’acrilico trasparente, in mezzo la sua stampa, dietro una lastra rigida di alluminio. Sul bordo si vedono gli strati: chiaro, poi scuro.',
        'L’acrilico dà profondità ai colori, l’alluminio tiene dritte anche le immagini grandi. È il nostro materiale per lavori che devono restare appesi a lungo.',
      ],
    },
    place: {
      headline: 'Luce e ambienti',
      text: [
        'La superficie è lucida e riflette come il [vetro acrilico](acrylic). La luce obliqua dall’alto è la migliore; una finestra di fronte disturba.',
        'Per soggiorno, reception, studio e ambulatorio. L’aria umida non la danneggia; non è pensata per l’esterno.',
      ],
    },
    mounting: {
      headline: 'Fissaggio e cornici',
      text: [
        'Binari nascosti sul retro staccano l’immagine dalla parete. Con i fori agli angoli si avvita a vista.',
        'Per un contorno scelga la cornice a cassetta o l’Artbox. L’immagine è pesante: usi due punti di fissaggio.',
      ],
    },
    care: {
      headline: 'Cura',
      text: [
        'Le impronte si tolgono con un panno morbido in microfibra e poca acqua. I detergenti con alcol opacizzano l’acrilico: li eviti, per favore.',
      ],
    },
  },
  questions: {
    acrylic: {
      question: 'Che cosa ha in più rispetto al solo acrilico?',
      answer:
        'Il retro in alluminio. Irrigidisce il pannello e protegge la stampa da dietro; l’immagine resta piana anche in grande. Il [vetro acrilico](acrylic) è più leggero e lascia entrare la luce dai bordi.',
    },
  },
  promises: {
    delivery: 'Spedizione a casa sua, in piano, con pellicola protettiva e paraspigoli.',
    origin: 'Stampato, incollato e controllato in Baviera.',
  },
};
