import type { AluminiumTexts } from './page.ts';

/** In Spanish. */
export const texts: AluminiumTexts = {
  name: 'Aluminio Dibond',
  title: 'Fotos sobre aluminio: finas y resistentes',
  description:
    'Su foto sobre aluminio: panel ligero y rígido con superficie satinada, apto también para el baño. Formatos estándar o a medida.',
  headline: 'Su foto sobre aluminio',
  lead: 'Un panel fino de aluminio con impresión satinada. Ligero, plano y resistente a la humedad.',
  picture: 'Perfil de una ciudad en formas claras',
  tile: 'Fino, plano y satinado',
  sections: {
    material: {
      headline: 'Dos láminas de aluminio, un núcleo firme',
      text: [
        'El panel se compone de dos láminas finas de aluminio con un núcleo de plástico. Es ligero y se mantiene recto incluso en formatos grandes.',
        'La impresión va directamente sobre el panel. Las líneas y los detalles destacan con claridad: un buen soporte para arquitectura y blanco y negro.',
      ],
    },
    mounting: {
      headline: 'Cómo se cuelga',
      text: [
        'Unos raíles en el dorso separan ligeramente el cuadro de la pared. De frente no se ve ninguna fijación.',
        'El marco flotante da al panel un contorno de madera.',
      ],
    },
    care: {
      headline: 'Cuidado',
      text: ['Basta un paño húmedo. No frote con fuerza y evite los disolventes.'],
    },
  },
  questions: {
    damp: {
      question: '¿Puede colgarse en el baño?',
      answer: 'Sí. El aire húmedo no lo daña. Evite solo las salpicaduras directas.',
    },
  },
  promises: {
    delivery: 'Se lo llevamos a casa, embalado en plano y con las esquinas protegidas.',
    origin: 'Impreso, cortado y revisado en Baviera.',
  },
};
