import type { GiftVoucherTexts } from './page.ts';

/** In Spanish. */
export const texts: GiftVoucherTexts = {
  name: 'Vale regalo',
  title: 'Vale regalo en PDF, con sus propias palabras',
  description:
    'Un vale con sus palabras, en cuatro diseños: en PDF para imprimir, enviado por correo electrónico el día que elija. De 10 a 500, válido cinco años.',
  headline: 'Un vale para regalar',
  lead: 'Elija un importe y un diseño, y escriba unas palabras. El vale llega en PDF, el día que usted elija.',
  sections: {
    order: {
      headline: 'Diseñar el vale',
      text: [
        'Enviamos el vale a las ocho de la mañana. Mide 210 × 99 mm y cabe en un sobre alargado.',
      ],
    },
    use: {
      headline: 'Cómo usarlo',
      text: [
        'El código del vale se introduce en la cesta. Paga lo que puede; lo que sobra queda en él. Se pueden usar varios vales juntos, pero no para comprar otro vale.',
      ],
    },
    validity: {
      headline: 'Validez',
      text: [
        'Un vale es válido hasta el final del quinto año después de la compra, en cada una de nuestras tiendas con su moneda.',
      ],
    },
  },
};
