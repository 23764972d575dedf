import type { AccessibilityTexts } from './page.ts';

/** In Spanish. */
export const texts: AccessibilityTexts = {
  name: 'Accesibilidad',
  title: 'Accesibilidad: estado actual y contacto',
  description:
    'El grado de accesibilidad de esta tienda, los límites que conocemos y dónde puede avisarnos de un obstáculo. Con la fecha.',
  headline: 'Declaración de accesibilidad',
  lead: 'Construimos esta tienda para que pueda usarla el mayor número de personas.',
  sections: {
    service: {
      headline: 'El servicio',
      text: [
        'En esta tienda elige y diseña cuadros y otros productos con fotos, ve el precio y el plazo de entrega, reúne artículos en la cesta y escribe a atención al cliente. Las páginas funcionan en cualquier navegador, también sin JavaScript; diseñar con fotos propias lo necesita.',
      ],
    },
    standard: {
      headline: 'Referencia',
      text: [
        'Seguimos las WCAG 2.2, nivel AA, y la norma EN 301 549. Las páginas se usan con el teclado, se amplían al 200 % y se pueden leer en voz alta; los cambios de precio se anuncian.',
      ],
    },
    limits: {
      headline: 'Límites conocidos',
      text: [
        'Aún no hay una auditoría externa. Colocar fotos en el editor requiere ver la pantalla; le ayudamos si lo pide.',
      ],
    },
    report: {
      headline: 'Avisar de un obstáculo',
      text: [
        'Escríbanos desde la [página de contacto](contact): díganos en qué página está y qué se lo impide.',
      ],
    },
    statement: {
      headline: 'Fecha de la declaración',
      text: ['{date}, tras una evaluación propia.'],
    },
  },
  authorities: [
    {
      headline: 'Autoridad competente',
      markets: ['es'],
      text: [
        'La autoridad competente es la de su comunidad autónoma en materia de accesibilidad y consumo (Ley 11/2023). En el ámbito estatal puede dirigirse a la Oficina de Atención a la Discapacidad (OADIS), en Madrid, si no eliminamos un obstáculo.',
      ],
    },
  ],
};
