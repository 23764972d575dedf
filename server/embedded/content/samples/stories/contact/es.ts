import type { ContactTexts } from './page.ts';

/** In Spanish. */
export const texts: ContactTexts = {
  name: 'Contacto',
  title: 'Contacto: cómo localizar nuestro servicio',
  description:
    '¿Tiene preguntas sobre un pedido, un material, una entrega o una reclamación? Respondemos de lunes a viernes, casi siempre el mismo día.',
  headline: 'Contacto',
  lead: 'Respondemos de lunes a viernes, normalmente el mismo día.',
  sections: {
    write: {
      headline: 'Escríbanos',
      text: [
        'Correo: [service@example.com](mail). Teléfono: {phone}. Indique su número de pedido si ya lo tiene.',
        'Horario: de lunes a viernes, de {opens} a {closes} h.',
      ],
    },
  },
};
