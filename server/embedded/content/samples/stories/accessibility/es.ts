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
    standard: {
      headline: 'Referencia',
      text: [
        'Seguimos las WCAG 2.2, nivel AA. Las páginas se usan con el teclado, se amplían al 200 % y se pueden leer en voz alta; los cambios de precio se anuncian.',
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
    authority: {
      headline: 'Autoridad competente',
      text: [
        'La autoridad competente es el organismo alemán de vigilancia del mercado para la accesibilidad de productos y servicios (MLBF), en Magdeburgo. Puede dirigirse a él si no eliminamos un obstáculo.',
      ],
    },
    statement: {
      headline: 'Fecha de la declaración',
      text: ['{date}, tras una evaluación propia.'],
    },
  },
};
