import type { TarpaulinTexts } from './page.ts';

/** In Spanish. */
export const texts: TarpaulinTexts = {
  name: 'Lona de PVC',
  title: 'Fotos en lona de PVC para el exterior',
  description:
    'Su foto en lona de PVC: resistente a la intemperie y al desgarro, grande y con ojales para tensar. Para balcón, jardín, taller y fiestas.',
  headline: 'Su foto en lona de PVC',
  lead: 'Una lona fuerte y resistente a la intemperie, con ojales. Para todo lo que deba colgar en grande y al aire libre.',
  picture: 'El mar con la última luz de la tarde',
  tile: 'Grande, resistente, con ojales',
  sections: {
    material: {
      headline: 'Hecha para el exterior',
      text: [
        'La lona es un tejido recubierto. La lluvia y el viento apenas le afectan, y no se desgarra con facilidad, ni siquiera en los ojales.',
        'Se imprime en colores intensos que se ven de lejos. Para detalles finos que se miran de cerca es mejor el [aluminio](aluminium).',
      ],
    },
    place: {
      headline: 'Balcón, jardín, fiesta',
      text: [
        'Como pantalla en el balcón, imagen en el muro del jardín, fondo en bodas y aniversarios o pared en la sede de la asociación.',
        'La superficie brilla un poco. Al sol, todos los colores pierden fuerza con los años; en invierno conviene enrollar la lona.',
      ],
    },
    mounting: {
      headline: 'Con ojales o sin ellos',
      text: [
        'Los ojales están en las esquinas y a lo largo de los lados largos. Bridas, cuerda o gomas elásticas mantienen la lona tensa.',
        'Sin ojales se puede clavar a un bastidor o sujetar con listones. Con viento deje algo de holgura, para que no tire como una vela.',
      ],
    },
    care: {
      headline: 'Cuidado',
      text: [
        'Lávela con agua, un cepillo suave y un poco de jabón, y déjela secar. Enróllela con la imagen hacia fuera; los pliegues quedan a la vista.',
      ],
    },
  },
  questions: {
    view: {
      question: '¿Se ve a través de la lona?',
      answer: 'No, es opaca. Con el sol justo detrás pasa algo de luz y la imagen se ve más clara.',
    },
  },
  promises: {
    delivery: 'Envío a su casa, enrollada en un tubo resistente.',
    origin: 'Impresa, provista de ojales y revisada en Baviera.',
  },
};
