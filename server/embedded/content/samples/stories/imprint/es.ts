import type { ImprintTexts } from './page.ts';

/** In Spanish. */
export const texts: ImprintTexts = {
  name: 'Aviso legal',
  title: 'Aviso legal: titular, dirección y contacto',
  description:
    'Quién lleva esta tienda: titular, dirección, contacto, representación y registro. Esta tienda es una muestra, y sus datos también.',
  headline: 'Aviso legal',
  lead: 'Esta tienda es una muestra: la empresa, la dirección, las personas y los números de esta página son inventados. Quien explota la tienda pone los suyos.',
  sections: {
    operator: {
      headline: 'Titular',
      text: ['{trader}', '{address}'],
    },
    contact: {
      headline: 'Contacto',
      text: [
        'Correo: [service@example.com](mail)',
        'También puede escribirnos desde la [página de contacto](contact). Respondemos en días laborables, normalmente el mismo día.',
      ],
    },
    representation: {
      headline: 'Representación y registro',
      text: [
        'Administradora: Erika Mustermann',
        'Registro mercantil: Amtsgericht München, HRB 000000',
        'NIF-IVA: DE000000000',
      ],
    },
    products: {
      headline: 'Productos y seguridad',
      text: [
        'El titular es el fabricante de todos los productos. Qué hacer en caso de litigio figura en las [](terms).',
      ],
    },
    pictures: {
      headline: 'Imágenes de esta tienda',
      text: [
        'Las habitaciones, las paredes y los motivos de muestra están dibujados por ordenador, las habitaciones a escala. En su pantalla los colores pueden verse distintos que impresos.',
      ],
    },
  },
};
