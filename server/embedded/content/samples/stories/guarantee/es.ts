import type { GuaranteeTexts } from './page.ts';

/** In Spanish. */
export const texts: GuaranteeTexts = {
  name: 'Garantía legal',
  title: 'Garantía legal de conformidad: sus derechos',
  description:
    'Los derechos que tiene cuando un producto llega defectuoso o dañado, cuánto duran y cómo avisarnos de un defecto.',
  headline: 'Garantía legal de conformidad',
  lead: 'La garantía legal cubre todos los productos, también los personalizados.',
  sections: {
    period: {
      headline: 'Tres años',
      text: [
        'Si un producto no es conforme en la entrega, respondemos durante **tres años** desde la recepción. Puede pedir la reparación o la sustitución, sin coste.',
        'Si no se logra en un plazo razonable, puede pedir una rebaja del precio o resolver el contrato.',
      ],
    },
    report: {
      headline: 'Cómo avisar de un defecto',
      text: [
        'Cuéntenos qué falla, mejor con una foto, desde la [página de contacto](contact). Devuelva el producto solo si se lo pedimos.',
      ],
    },
  },
};
