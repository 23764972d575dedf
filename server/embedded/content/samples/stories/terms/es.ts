import type { TermsTexts } from './page.ts';

/** In Spanish. */
export const texts: TermsTexts = {
  name: 'Condiciones generales',
  title: 'Condiciones de venta: contrato y precios',
  description:
    'Nuestras condiciones generales de venta: cómo se cierra el contrato, qué precios valen y cómo se hacen el pago y la entrega.',
  headline: 'Condiciones generales de venta',
  lead: 'Texto de muestra: quien explota la tienda lo sustituye por sus propias condiciones revisadas.',
  sections: {
    contract: {
      headline: 'Contrato',
      text: [
        'Contrata usted con {trader}, {address}. La presentación de los productos es una invitación a pedir. Con «Pedido con obligación de pago» hace una oferta. Le confirmamos enseguida por correo que la hemos recibido. El contrato se celebra con nuestra confirmación del pedido.',
      ],
    },
    errors: {
      headline: 'Corregir los datos',
      text: [
        'En la cesta y en la última página antes de pedir ve todos los datos otra vez. Allí puede cambiar cada uno, con el botón de al lado o con «Atrás» en el navegador, e interrumpir el pedido hasta el último momento.',
      ],
    },
    stored: {
      headline: 'Idioma y archivo',
      text: [
        'El contrato se celebra en español. Lo archivamos y le enviamos por correo su contenido con estas condiciones y la información sobre el desistimiento. Puede imprimir o guardar esta página. No estamos adheridos a ningún código de conducta.',
      ],
    },
    prices: {
      headline: 'Precios y entrega',
      text: [
        'Valen los precios del momento del pedido. Junto al precio consta si incluyen el IVA; los gastos de envío se añaden. Cuánto son y cuándo entregamos está en [](shipping) y en la caja, antes de pedir.',
      ],
    },
    payment: {
      headline: 'Pago',
      text: [
        'Ve las formas de pago de su país antes de pedir. Ninguna tiene recargo. Se le cobra cuando hemos aceptado el pedido; una factura vence a los 14 días. La mercancía es nuestra hasta que se paga.',
      ],
    },
    pictures: {
      headline: 'Sus imágenes',
      text: [
        'Usted confirma que puede usar las imágenes. No imprimimos imágenes contrarias a la ley.',
      ],
    },
    withdrawal: {
      headline: 'Desistimiento y defectos',
      text: ['Más información en [](withdrawal) y [](guarantee).'],
    },
  },
  national: [
    {
      headline: 'Si no nos ponemos de acuerdo',
      text: [
        'No estamos adheridos a ningún sistema de resolución alternativa de litigios ni tenemos obligación de estarlo. Conserva los derechos imperativos de su país y el acceso a los tribunales de su domicilio. Las hojas de reclamaciones se piden en [service@example.com](mail).',
      ],
    },
  ],
};
