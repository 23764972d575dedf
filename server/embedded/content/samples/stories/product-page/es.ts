import type { SharedProductTexts } from './product-page.ts';

/** In Spanish. */
export const texts: SharedProductTexts = {
  configuratorHeadline: 'El formato que quiere y su precio',
  startLabel: 'Diseñar ahora',
  topDeal: 'OFERTA TOP',
  views: {
    perspective: '{name}: vista lateral',
    corner: '{name}: una esquina de cerca',
  },
  questionsHeadline: 'Preguntas frecuentes',
  otherProductsHeadline: 'Más cuadros personalizados',
  questions: {
    resolution: {
      question: '¿Mi foto es lo bastante grande?',
      answer:
        'Para 90 × 60 cm bastan unos 2700 × 2000 píxeles; para 30 × 20 cm, unos 1500 × 1100. Un cuadro grande se mira desde más lejos y necesita menos píxeles por centímetro. En cuanto cargue su foto, verá en cada formato si sirve. Más en los [consejos para fotos](photo-guide).',
    },
    ownFormat: {
      question: '¿Puedo elegir mis propias medidas?',
      answer:
        'Sí. Entre los formatos puede escribir también su propio ancho y alto, al milímetro, y ve el precio al momento. Las medidas mínimas y máximas dependen del material y aparecen junto al campo.',
    },
    delivery: {
      question: '¿Cuándo llega mi cuadro?',
      answer:
        'La fecha de entrega prevista está junto al precio y vale para el formato elegido. Más detalles: [](shipping).',
    },
    withdrawal: {
      question: '¿Puedo devolver mi cuadro?',
      answer:
        'Su cuadro se fabrica según sus indicaciones. Para estos productos **no hay derecho de desistimiento**. Si llega dañado o defectuoso, lo sustituimos. Conserva los derechos que le da la ley: [](guarantee).',
    },
  },
  manufacturer: {
    headline: 'Fabricante y seguridad',
    text: [
      'Fabricante: Musterbild GmbH, Musterstraße 12, 80331 Múnich, Alemania. Contacto: [service@example.com](mail).',
      'Use ganchos y tacos adecuados para la pared y el peso. Encima de camas y asientos, fije el cuadro en dos puntos.',
    ],
  },
  promises: {
    resolution: 'En cada formato verá si su foto es lo bastante nítida.',
    personal: 'Hecho a medida para usted y, por eso, sin derecho de desistimiento.',
  },
};
