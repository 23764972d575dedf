import type { ArticleTexts } from '../texts.ts';

/** In Spanish. */
export const texts: ArticleTexts = {
  name: 'Qué escribir para dar el pésame',
  title: 'Dar el pésame: palabras que consuelan',
  description:
    'Qué va en una tarjeta de pésame, qué frases consuelan y cuáles es mejor callar. Con ejemplos para amigos, vecinos y compañeros.',
  headline: 'Qué escribir para dar el pésame',
  lead: 'Nadie espera las palabras perfectas. Que usted escriba ya ayuda. Una manera de hacerlo en cuatro pasos.',
  picture: 'Tarjeta de pésame con una rama gris y un sobre claro',
  opening: {
    headline: 'Pronto y con sencillez',
    text: [
      'Una tarjeta de pésame puede ser breve. Lo mejor es que llegue en las dos primeras semanas, pero también se agradece al cabo de un mes: las demás cartas ya se han leído y la casa está en silencio.',
      'Escriba a mano y con tinta oscura. Diga el nombre de la persona que ha muerto: quienes la lloran lo oyen cada vez menos.',
    ],
  },
  beside: {
    headline: 'Cuatro pasos',
    text: [
      '- Diga que se ha enterado y qué siente.',
      '- Cuente un recuerdo que comparte con la persona fallecida.',
      '- Piense en quienes se quedan.',
      '- Ofrezca algo que de verdad hará.',
      'Lo último es lo más importante. «Para lo que haga falta» no pide ni da nada. «El viernes llevo sopa» ayuda.',
    ],
    picture: 'Tarjeta con una paloma azul que lleva una rama',
    link: 'Diseñar una tarjeta de pésame',
  },
  table: {
    caption: 'Lo que consuela y lo que no',
    header: ['Mejor no', 'En su lugar'],
    rows: [
      ['«El tiempo lo cura todo.»', '«Pienso en vosotros, hoy y en las próximas semanas.»'],
      ['«Está en un lugar mejor.»', '«Se le echa de menos. No olvidaré su risa en el patio.»'],
      ['«Sé cómo te sientes.»', '«Solo puedo imaginar lo duro que es.»'],
      ['«Llámame si necesitas algo.»', '«Llamo el domingo. No hace falta que contestes.»'],
      ['«Sé fuerte.»', '«Ahora no tienes que ser nada.»'],
    ],
  },
  details: {
    headline: 'Vecinos, compañeros, asociaciones',
    text: [
      'Si apenas conocía al difunto, escriba a los vivos: «Nos gustaba verlos juntos en el jardín.» Es sincero y basta. En el trabajo firma quien quiere, y una sola persona escribe el texto.',
      'Si no comparte la fe de la familia, o no la conoce, deje lo religioso a un lado. Una rama, una luz o un espacio vacío dicen bastante.',
    ],
  },
  figures: [
    {
      alternative: 'Tarjeta con una rama gris, el sobre a la izquierda',
      caption: 'Una rama en lugar de un verso: dentro queda sitio para sus palabras.',
    },
    {
      alternative: 'Tarjeta con una paloma en un marco fino y un sobre azul claro',
      caption: 'La paloma habla de paz y va bien aunque no conozca la fe de la familia.',
    },
  ],
  closing: {
    headline: 'Cuando es usted quien agradece',
    text: [
      'Los agradecimientos tienen tiempo: lo habitual es uno o dos meses después del funeral. Una frase impresa para todos y una línea a mano para quienes más ayudaron. Nadie espera más.',
      'Tarjetas de pésame y todas las demás ocasiones: [](cards). Sobre el texto y la cantidad, escríbanos desde la [página de contacto](contact).',
    ],
  },
};
