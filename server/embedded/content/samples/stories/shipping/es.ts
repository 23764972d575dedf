import type { ShippingTexts } from './page.ts';

/** In Spanish. */
export const texts: ShippingTexts = {
  name: 'Envío y entrega',
  title: 'Gastos de envío, plazos y embalaje',
  description:
    'Cuánto cuesta el envío, dónde entregamos, cómo embalamos su cuadro y cuándo llega: todos los importes en una tabla.',
  headline: 'Envío y entrega',
  lead: 'Los gastos de envío dependen del tamaño y del destino. Verá el importe antes de hacer el pedido.',
  sections: {
    costs: {
      headline: 'Gastos',
      text: [
        'Hasta {sides} cm, en vertical o en horizontal, su cuadro viaja como paquete. Los más grandes viajan solos, como envío voluminoso.',
      ],
    },
    time: {
      headline: 'Plazo de entrega',
      text: [
        'Fabricamos cada pedido por separado. La fecha prevista está en la página del producto y vale si hace el pedido antes de la hora indicada.',
      ],
    },
    area: {
      headline: 'Dónde entregamos',
      text: [
        'Entregamos en todos los países de la tabla. Los demás países tienen su propia tienda: puede elegirla al final de la página.',
      ],
    },
    damage: {
      headline: 'Daños en el transporte',
      text: [
        'Guarde el embalaje y envíenos una foto desde la [página de contacto](contact). Volvemos a fabricar su pedido.',
      ],
    },
    packing: {
      headline: 'Embalaje',
      text: [
        'Los paneles, el lienzo y los cuadros enmarcados van en plano y con los cantos protegidos. El papel sin marco llega enrollado en un tubo resistente.',
      ],
    },
    payment: {
      headline: 'Pago',
      text: [
        'Puede pagar en línea o por transferencia anticipada; con una cuenta de empresa, también con factura. Ninguna forma de pago tiene recargo.',
      ],
    },
    longer: {
      headline: 'Qué tarda más',
      text: [
        'Algunas cosas necesitan un paso más. La fecha de la página del producto ya lo tiene en cuenta.',
      ],
    },
  },
  rates: {
    caption: 'Gastos de envío por cuadro',
    country: 'País',
    parcel: 'Paquete',
    bulky: 'Envío voluminoso',
    express: 'Exprés, suplemento',
  },
  days: {
    caption: 'Días laborables que se suman al plazo habitual',
    made: 'Acabado',
    more: 'Días más',
  },
  ratesNote: 'Los importes son por cuadro.',
};
