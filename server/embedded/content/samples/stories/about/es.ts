import type { AboutTexts } from './texts.ts';

/** In Spanish. */
export const texts: AboutTexts = {
  name: 'Sobre nosotros',
  title: 'Sobre nosotros: cómo hacemos los cuadros',
  description:
    'Quién está detrás de esta tienda, qué es en ella una muestra y cómo su foto se convierte en una impresión, desde la revisión hasta el embalaje.',
  headline: 'Cómo nacen nuestras impresiones',
  lead: 'Imprimimos en Baviera, cada pieza según sus indicaciones. Estos son los pasos.',
  sample: {
    headline: 'Una tienda de ejemplo',
    text: [
      '{shop} muestra cómo puede ser y funcionar una tienda de impresiones personalizadas. La empresa, las direcciones y las personas son inventadas; las habitaciones y los productos están dibujados por ordenador. También el pedido es solo una simulación: no se cobra, imprime ni envía nada.',
    ],
  },
  steps: {
    poster: {
      check: {
        headline: '1. Revisar',
        text: [
          'Para cada formato calculamos si su foto es lo bastante nítida y se lo decimos antes de seguir. Qué significa eso está en los [consejos para fotos](photo-guide).',
        ],
      },
      print: {
        headline: '2. Imprimir',
        text: [
          'Cada material tiene su proceso: tinta de pigmentos sobre [papel de arte](fine-art), impresión directa sobre [aluminio](aluminium), una foto tras [metacrilato](acrylic). Por eso la misma foto cambia un poco de uno a otro.',
        ],
      },
      finish: {
        headline: '3. Tensar y enmarcar',
        text: [
          'Tensamos el lienzo a mano sobre abeto y cortamos los marcos a la medida del cuadro. Tarda un poco más; la fecha de entrega lo tiene en cuenta.',
        ],
      },
      pack: {
        headline: '4. Mirar y embalar',
        text: [
          'Antes de que un cuadro salga del taller, alguien lo mira una vez más. Los paneles y los marcos viajan en plano; el papel, enrollado. Más detalles: [](shipping).',
        ],
      },
    },
    kartenliebe: {
      check: {
        headline: '1. Revisar',
        text: [
          'Una foto debe ser lo bastante grande y el texto necesita distancia al borde. Lo que importa está en los [consejos para fotos](photo-guide).',
        ],
      },
      print: {
        headline: '2. Imprimir',
        text: [
          'Imprimimos cuando llega el pedido, y solo las piezas que necesita. También una sola tarjeta.',
        ],
      },
      finish: {
        headline: '3. Cortar, plegar, encuadernar',
        text: [
          'Las tarjetas se cortan y se pliegan, los libros se encuadernan y los calendarios llevan una espiral o un orificio para colgarlos.',
        ],
      },
      pack: {
        headline: '4. Mirar y embalar',
        text: [
          'Alguien mira una vez más cada tirada. Después va a una caja resistente con los sobres que le corresponden. Más detalles: [](shipping).',
        ],
      },
    },
  },
  pictures: {
    cropped: 'Dunas con luz de tarde, recortadas al formato',
    surface: 'Papel de arte impreso, muy ampliado',
    framed: 'La esquina de un póster enmarcado',
    prints: 'Copias de fotos sobre una mesa',
  },
};
