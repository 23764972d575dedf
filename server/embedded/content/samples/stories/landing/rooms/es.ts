import type { AllRoomTexts } from './texts.ts';

/** In Spanish. */
export const texts: AllRoomTexts = {
  sizes: {
    headline: 'Qué tamaño encaja',
    text: 'Encima de un mueble, un cuadro queda bien si ocupa unos dos tercios de su ancho. Varios cuadros cuentan juntos, con sus separaciones.',
    caption: 'Tamaños para unos dos tercios del ancho',
    one: 'uno horizontal',
    three: 'tres verticales, cada uno',
  },
  choicesHeadline: 'Lo que encaja aquí',
  rooms: {
    'living-room': {
      furniture: 'Ancho del sofá',
      light: {
        headline: 'Altura, luz y calor',
        text: [
          'Donde se está de pie, el centro del cuadro va a unos 1,50 m. Sobre el sofá puede ir más bajo, a un palmo del respaldo.',
          'El sol directo acaba aclarando cualquier impresión. Sobre un radiador o junto a la chimenea es mejor un panel que lienzo o papel.',
        ],
      },
      choices: [
        'Mate, también frente a una ventana',
        'Colores intensos donde no llega luz de frente',
        'Ligero y recto, también en grande',
      ],
    },
    nursery: {
      furniture: 'Ancho de la cama o la cómoda',
      light: {
        headline: 'Altura y luz',
        text: [
          'Cuelgue los cuadros donde el niño los vea bien: con el centro a unos 1,10 m, y más arriba cuando crezca. Sobre la cama, fuera de su alcance.',
          'El sol directo aclara el papel. Una pared junto a la ventana es mejor que la de enfrente.',
        ],
      },
      choices: [
        'Ligero y fácil de cambiar por otro',
        'Superficie suave, sin cantos duros',
        'Se sujeta sin clavos y se despega',
      ],
    },
    office: {
      furniture: 'Ancho del escritorio',
      light: {
        headline: 'Altura, luz y humedad',
        text: [
          'En pasillos y recepciones, el centro del cuadro va a unos 1,50 m. Donde se está sentado, puede ir 20 cm más bajo.',
          'Las lámparas del techo se reflejan en el metacrilato y el vidrio; lo mate queda tranquilo. En cocinas y aseos, el [aluminio](aluminium) soporta el aire húmedo.',
        ],
      },
      choices: [
        'Mate y fácil de limpiar, para pasillo y recepción',
        'No refleja junto a la pantalla',
        'Ligero, cuando hay muchas paredes',
      ],
    },
  },
};
