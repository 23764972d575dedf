import type { TermsTexts } from './page.ts';

/** In Spanish. */
export const texts: TermsTexts = {
  name: 'Condiciones generales',
  title: 'Condiciones de venta: contrato y precios',
  description:
    'Nuestras condiciones generales de venta: cómo se cierra el contrato, qué precios valen y cómo se hacen el pago y la entrega.',
  headline: 'Condiciones generales de venta',
  lead: 'Texto de muestra: un titular lo sustituye por condiciones propias y revisadas.',
  sections: {
    contract: {
      headline: 'Contrato',
      text: [
        'La presentación de los productos invita a pedir. Con «Pedido con obligación de pago» hace una oferta; el contrato se cierra con nuestra confirmación.',
      ],
    },
    prices: {
      headline: 'Precios y pago',
      text: [
        'Valen los precios del momento del pedido. Junto al precio se dice si incluyen el IVA; los gastos de envío se añaden.',
      ],
    },
    pictures: {
      headline: 'Sus imágenes',
      text: ['Confirma que puede usar las imágenes. No imprimimos imágenes contrarias a la ley.'],
    },
    withdrawal: {
      headline: 'Desistimiento y defectos',
      text: ['Más detalles: [](withdrawal) y [](guarantee).'],
    },
  },
};
