import type { GuaranteeTexts } from './page.ts';

/** In Spanish. */
export const texts: GuaranteeTexts = {
  name: 'Garantía legal',
  title: 'Garantía legal de conformidad',
  description: 'Tus derechos cuando un producto llega defectuoso o dañado.',
  headline: 'Garantía legal de conformidad',
  lead: 'La garantía legal cubre todos los productos, también los personalizados.',
  sections: {
    period: {
      headline: 'Tres años',
      text: [
        'Si un producto no es conforme en la entrega, respondemos durante **tres años** desde la recepción. Puedes pedir la reparación o la sustitución, sin coste.',
        'Si no se logra en un plazo razonable, puedes pedir una rebaja del precio o resolver el contrato.',
      ],
    },
    report: {
      headline: 'Cómo avisar de un defecto',
      text: [
        'Cuéntanos qué falla, mejor con una foto, desde la [página de contacto](contact). Devuelve el producto solo si te lo pedimos.',
      ],
    },
  },
};
