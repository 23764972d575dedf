import type { BacklitTexts } from './page.ts';

/** In Spanish. */
export const texts: BacklitTexts = {
  name: 'Lámina retroiluminada',
  title: 'Fotos retroiluminadas con marco de luz LED',
  description:
    'Su foto en lámina retroiluminada: brilla con luz por detrás, en marco luminoso LED o para su propia caja de luz. En el formato que necesite.',
  headline: 'Su foto, iluminada por detrás',
  lead: 'Una lámina translúcida que reparte la luz de manera uniforme. Con marco luminoso LED o para una caja de luz que ya tenga.',
  picture: 'Luna clara sobre colinas oscuras',
  tile: 'Brilla desde atrás',
  sections: {
    material: {
      headline: 'Una imagen con luz propia',
      text: [
        'La lámina deja pasar la luz y la difunde, de modo que no se distingue ninguna lámpara. Las zonas claras resplandecen y las oscuras quedan en calma.',
        'Le van bien los motivos en los que hay luz: puestas de sol, ciudades de noche, ventanas, agua. Las fotos muy oscuras conviene aclararlas un poco antes de imprimir.',
      ],
    },
    place: {
      headline: 'Para espacios con poca luz natural',
      text: [
        'Es adecuada para pasillos, escaleras, recepciones y escaparates. En el dormitorio la imagen sustituye a una luz nocturna.',
        'A pleno sol pierde su efecto: allí es mejor el [metacrilato](acrylic).',
      ],
    },
    mounting: {
      headline: 'Con marco luminoso o sin él',
      text: [
        'Con el marco LED la imagen llega montada del todo. Necesita un enchufe cerca.',
        'Sin marco enviamos solo la lámina, enrollada. Usted la coloca en su caja de luz y puede cambiarla cuando quiera.',
      ],
    },
    care: {
      headline: 'Cuidado',
      text: [
        'Quite el polvo con un paño suave y seco, con la luz apagada. No acerque agua al marco ni doble la lámina.',
      ],
    },
  },
  questions: {
    lamp: {
      question: '¿Se ve bien también sin luz?',
      answer:
        'Sí, aunque más pálida que una impresión en papel, porque los colores están pensados para la luz por detrás. Si va a estar casi siempre apagada, le recomendamos un [póster](poster) o un [lienzo](canvas).',
    },
  },
  promises: {
    delivery: 'Envío a su casa, enrollada en un tubo resistente; con marco luminoso, en plano.',
    origin: 'Impresa, cortada y revisada en Baviera.',
  },
};
