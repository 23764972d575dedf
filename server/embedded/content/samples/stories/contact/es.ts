import type { ContactTexts } from './page.ts';

/** In Spanish. */
export const texts: ContactTexts = {
  name: 'Contacto',
  title: 'Contacto',
  description: 'Cómo localizarnos por pedidos, materiales, entregas y reclamaciones.',
  headline: 'Contacto',
  lead: 'Respondemos de lunes a viernes, normalmente el mismo día.',
  sections: {
    write: {
      headline: 'Escríbanos',
      text: [
        'Correo: [service@example.com](mail). Indique su número de pedido si ya lo tiene.',
        'Horario: de lunes a viernes, de {opens} a {closes} h.',
      ],
    },
  },
};
