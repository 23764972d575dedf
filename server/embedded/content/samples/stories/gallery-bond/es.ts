import type { GalleryBondTexts } from './page.ts';

/** In Spanish. */
export const texts: GalleryBondTexts = {
  name: 'Gallery Bond',
  title: 'Fotos tras metacrilato, como en galerías',
  description:
    'Su foto en Gallery Bond: tras metacrilato transparente y pegada sobre aluminio, como en las galerías. Colores profundos y panel rígido.',
  headline: 'Su foto en Gallery Bond',
  lead: 'Una impresión entre acrílico transparente y una placa de aluminio: así muestran la fotografía las galerías.',
  picture: 'Dunas violetas bajo la luna',
  tile: 'Acrílico delante, aluminio detrás',
  sections: {
    material: {
      headline: 'Tres capas, una imagen',
      text: [
        'Delante, acrílico transparente; en el centro, su impresión; detrás, una placa rígida de aluminio. En el canto se ven las capas: clara y luego oscura.',
        'El acrílico da profundidad a los colores y el aluminio mantiene rectas incluso las imágenes grandes. Es nuestro material para obras que van a colgar mucho tiempo.',
      ],
    },
    place: {
      headline: 'Luz y espacios',
      text: [
        'La superficie brilla y refleja como el [metacrilato](acrylic). La luz en diagonal desde arriba es la mejor; una ventana enfrente molesta.',
        'Para salones, recepciones, despachos y consultas. El aire húmedo no le afecta; no está pensado para el exterior.',
      ],
    },
    mounting: {
      headline: 'Sistema de fijación y marcos',
      text: [
        'Unos perfiles ocultos detrás separan la imagen de la pared. Con taladros en las esquinas se atornilla a la vista.',
        'Si desea un acabado, elija el marco flotante o la Artbox. La imagen pesa: use dos puntos de fijación.',
      ],
    },
    care: {
      headline: 'Cuidado',
      text: [
        'Las huellas se quitan con un paño suave de microfibra y un poco de agua. Los limpiadores con alcohol enturbian el acrílico: no los use, por favor.',
      ],
    },
  },
  questions: {
    acrylic: {
      question: '¿Qué aporta frente al acrílico solo?',
      answer:
        'La parte trasera de aluminio. Da rigidez al panel y protege la impresión por detrás; la imagen queda plana también en formatos grandes. El [metacrilato](acrylic) es más ligero y deja entrar la luz por los cantos.',
    },
  },
  promises: {
    delivery: 'Envío a su casa, en plano, con lámina protectora y protección de cantos.',
    origin: 'Impreso, pegado y revisado en Baviera.',
  },
};
