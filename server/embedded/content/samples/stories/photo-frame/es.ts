import type { PhotoFrameTexts } from './page.ts';

/** In Spanish. */
export const texts: PhotoFrameTexts = {
  name: 'Marcos con foto',
  title: 'Fotos enmarcadas y listas para colgar',
  description:
    'Su foto impresa y enmarcada: en madera, aluminio o plástico, con paspartú o sin él. Formatos estándar o a medida.',
  headline: 'Su foto enmarcada',
  lead: 'Impresa, enmarcada y lista para colgar: cuatro marcos, con paspartú o sin él.',
  picture: 'Hojas y flores en colores suaves',
  tile: 'Impresa y enmarcada',
  sections: {
    frames: {
      headline: 'Cuatro tipos de marcos',
      text: [
        'La madera tiene una veta fina y va bien en casi cualquier habitación. El aluminio es delgado y mantiene firmes también los formatos grandes. El plástico es ligero y fácil de cuidar.',
        'El portafotos, de perfil ancho, está pensado para formatos pequeños. Todos los marcos existen en negro, y muchos también en blanco, en tonos de madera, en metal o en un color. Cada impresión va detrás de un acrílico transparente o, si lo desea, de un cristal de museo.',
        'Varios cuadros en una pared: [](picture-sets).',
      ],
    },
    mat: {
      headline: 'Con paspartú',
      text: [
        'El paspartú separa la impresión del acrílico y da aire a la imagen. Usted elige su ancho, que se suma al formato: el marco crece en la misma medida.',
        'El blanco resulta fresco, el crema cálido y el negro realza las imágenes claras. Sin paspartú, la imagen llega hasta el marco.',
      ],
    },
    hanging: {
      headline: 'Cómo se cuelga',
      text: [
        'Su foto llega enmarcada, embalada en plano y con colgadores en el dorso. Use dos ganchos para los marcos grandes.',
      ],
    },
  },
  questions: {
    glass: {
      question: '¿Lleva cristal delante?',
      answer:
        'Delante de la impresión hay un acrílico transparente. Pesa menos que el cristal y no se rompe por el camino. Si lo desea, ponemos cristal de museo o metacrilato de museo, que apenas reflejan.',
    },
  },
  promises: {
    delivery: 'Envío a su casa, enmarcada y embalada en plano.',
    origin: 'Impresa y enmarcada en Baviera.',
  },
};
