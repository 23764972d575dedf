import type { ImprintTexts } from './page.ts';

/** In Spanish. */
export const texts: ImprintTexts = {
  name: 'Aviso legal',
  title: 'Aviso legal: titular, dirección y contacto',
  description:
    'Quién lleva esta tienda: titular, dirección, contacto, representación y registro. Esta tienda es una muestra, y sus datos también.',
  headline: 'Aviso legal',
  lead: 'Esta tienda es una muestra. Los datos ocupan el lugar de los de un titular.',
  sections: {
    operator: {
      headline: 'Titular',
      text: ['Musterbild GmbH', 'Musterstraße 12, 80331 Múnich, Alemania'],
    },
    contact: {
      headline: 'Contacto',
      text: ['Correo: [service@example.com](mail)'],
    },
    representation: {
      headline: 'Representación y registro',
      text: ['Aquí el titular indica administradores, registro mercantil y NIF.'],
    },
  },
};
