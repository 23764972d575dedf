import type { PosterTexts } from './page.ts';

/** In Spanish. */
export const texts: PosterTexts = {
  name: 'Póster',
  title: 'Pósteres con su foto, con marco o sin él',
  description:
    'Su foto como póster: papel fotográfico resistente, liso o satinado, con marco de madera si quiere. Formatos estándar o a medida.',
  headline: 'Su foto como póster',
  lead: 'Papel resistente con detalles nítidos. Para enmarcar, pegar, colgar o cambiar.',
  picture: 'Formas abstractas de papel recortado',
  tile: 'Papel, con marco o sin él',
  sections: {
    material: {
      headline: 'Un papel con cuerpo',
      text: [
        'Imprimimos sobre un papel grueso que no se ondula al colgarlo. Lo hay liso, satinado o natural sin estucar.',
        'Si quiere, una película protege la impresión, brillante o mate.',
      ],
    },
    hanging: {
      headline: 'Del tubo a la pared',
      text: [
        'Sin marco, el póster viaja enrollado en un tubo resistente. Déjelo un día en plano después de abrirlo.',
        'Con el marco de madera, la imagen llega enmarcada y embalada en plano, con paspartú blanco y detrás de acrílico transparente.',
      ],
    },
    care: {
      headline: 'Cuidado',
      text: [
        'Al papel no le gustan el sol directo ni la humedad. El polvo se quita con una brocha seca.',
      ],
    },
  },
  questions: {
    paper: {
      question: '¿Qué papel va con mi foto?',
      answer:
        'El papel liso da colores vivos; el satinado refleja menos y disimula las huellas. El natural tiene un tono cálido, adecuado para dibujos e imágenes tranquilas.',
    },
  },
  promises: {
    delivery: 'Se lo llevamos a casa, enrollado en un tubo resistente; en plano si va enmarcado.',
    origin: 'Impreso, cortado y revisado en Baviera.',
  },
};
