import type { CardsTexts } from './texts.ts';

/** In Spanish. */
export const texts: CardsTexts = {
  name: 'Tarjetas',
  title: 'Tarjetas para cada ocasión, en línea',
  description:
    'Tarjetas de boda, nacimiento, bautizo, cumpleaños y Navidad: elija la ocasión y el diseño, con sobres a juego.',
  headline: 'Tarjetas para cada ocasión',
  lead: 'Elija la ocasión, el estilo y el color. Cada diseño muestra enseguida su precio y luego lleva sus palabras.',
  picture: 'Una tarjeta de boda con dos anillos en una corona',
  tile: 'Todas las ocasiones de un vistazo',
  choiceHeadline: 'Ocasiones',
  sections: {
    making: {
      headline: 'Así nace su tarjeta',
      text: [
        'Usted elige la ocasión, pone la foto y las palabras y decide la cantidad. Nosotros imprimimos, plegamos y revisamos cada tirada antes de enviarla.',
        'Si tiene prisa: con el envío exprés su pedido sale de nuestro taller en {hours} horas.',
      ],
    },
    samples: {
      headline: 'Primero tocar, después decidir',
      text: [
        'El papel hay que tocarlo. Las tres primeras muestras de un pedido son gratis, sea cual sea el diseño.',
      ],
    },
    envelopes: {
      headline: 'El sobre adecuado',
      text: [
        'Cada tarjeta tiene un sobre de su tamaño, con solapa recta o en punta. Los sobres de almacén se [pueden devolver](withdrawal).',
      ],
    },
  },
};
