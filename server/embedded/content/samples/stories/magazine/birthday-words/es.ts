import type { ArticleTexts } from '../texts.ts';

/** In Spanish. */
export const texts: ArticleTexts = {
  name: 'Qué escribir en una tarjeta de cumpleaños',
  title: 'Tarjeta de cumpleaños: palabras que llegan',
  description:
    'Una felicitación, un recuerdo, un deseo: cómo escribir una tarjeta de cumpleaños en cinco frases, con ejemplos para familia, amigos y trabajo.',
  headline: 'Qué escribir en una tarjeta de cumpleaños',
  lead: 'Tres pasos y unos ejemplos para que un «Feliz cumpleaños» se convierta en una tarjeta que se guarda.',
  picture: 'Tarjeta de cumpleaños con tres globos y un sobre rosa',
  opening: {
    headline: 'Bastan cinco frases',
    text: [
      'Una buena tarjeta de cumpleaños no necesita rimas ni citas. Necesita algo que solo usted pueda escribir. Empiece por la felicitación, cuente un recuerdo del último año y termine con un deseo hecho para esa persona.',
      'Escriba como habla. Léalo una vez en voz alta: donde tropiece, la frase es demasiado larga.',
    ],
  },
  beside: {
    headline: 'La frase que queda',
    text: [
      'El recuerdo es el corazón de la tarjeta. Cuanto más preciso, mejor: no «nuestras excursiones», sino «la lluvia en el lago, y aun así la barbacoa encendida». Un lugar, un sonido, algo que se dijo.',
      '¿No se le ocurre nada? Repase las fotos del año. La tarjeta suele estar ahí, y la foto puede ir en la portada.',
    ],
    picture: 'Tarjeta de cumpleaños con una tarta y cinco velas',
    link: 'Diseñar una tarjeta de cumpleaños',
  },
  table: {
    caption: 'Comienzos para inspirarse',
    header: ['Para quién', 'Podría empezar así'],
    rows: [
      ['Abuelos', '«Ninguna tarta sabe como la vuestra. Gracias por guardarme siempre una silla.»'],
      ['Mejor amiga', '«Otro año en que llamaste la primera. Hoy llamo yo.»'],
      ['Compañero de trabajo', '«¡Felicidades! Sin usted, el lunes sería solo un lunes.»'],
      ['Ahijado', '«¡Siete! Ya eres mayor para el secreto de la cabaña.»'],
      ['Cumpleaños redondo', '«Sesenta años, y siempre las mejores preguntas en la mesa.»'],
    ],
  },
  details: {
    headline: 'El tono y la firma',
    text: [
      'Escriba como se hablan. A compañeros y vecinos, una frase cálida y ninguna broma sobre la edad. ¿Tutear o no? Siga la forma con la que ellos le escriben a usted.',
      'Si firma toda la familia, que firme cada uno, también el de tres años con su garabato. Ponga la fecha debajo: dentro de veinte años alguien se alegrará.',
    ],
  },
  figures: [
    {
      alternative: 'Tarjeta infantil de cumpleaños con una tarta, el sobre a la izquierda',
      caption: 'Para niños: pocas palabras, letras grandes y una pregunta que apetezca contestar.',
    },
    {
      alternative: 'Tarjeta verde oscuro con una estrella dorada de rayos',
      caption: 'Un cumpleaños redondo puede brillar: dorado sobre papel oscuro.',
    },
  ],
  closing: {
    headline: 'A tiempo en el buzón',
    text: [
      'Ponga dos avisos en el calendario: diez días antes para el pedido y cuatro días antes para el buzón. Si tiene muchos cumpleaños, pida un motivo en pocas unidades y escriba cada tarjeta de nuevo.',
      'Todas las ocasiones: [](cards). El papel y el brillo: [](article-paper-and-finish).',
    ],
  },
};
