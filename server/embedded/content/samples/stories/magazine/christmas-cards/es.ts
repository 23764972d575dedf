import type { ArticleTexts } from '../texts.ts';

/** In Spanish. */
export const texts: ArticleTexts = {
  name: 'Felicitaciones de Navidad a tiempo',
  title: 'Felicitaciones de Navidad: calendario y textos',
  description:
    'Direcciones en octubre, foto en noviembre y buzón a primeros de diciembre: un plan para sus felicitaciones, con textos para familia y empresa.',
  headline: 'Felicitaciones de Navidad a tiempo',
  lead: 'Cinco pasos pequeños de octubre a diciembre, y las tarjetas llegan antes que los Reyes.',
  picture: 'Felicitación de Navidad con un árbol de arcos verdes y un sobre rojo oscuro',
  opening: {
    headline: 'Contando desde el buzón',
    text: [
      'Una felicitación debería llegar a mediados de diciembre, para quedarse un tiempo sobre el aparador. Dentro del país, échela al buzón la primera semana de diciembre; a ultramar, dos o tres semanas antes. Hasta Reyes, el 6 de enero, una felicitación sigue siendo bienvenida.',
      'Haga el pedido antes de mediados de noviembre y le quedarán dos semanas para escribir.',
    ],
  },
  beside: {
    headline: 'Una foto de todo el año',
    text: [
      'No hacen falta gorros rojos. Una imagen del verano en la que todos ríen dice más que la posada ante el árbol. Busque una zona tranquila para el texto: cielo, hierba, una pared.',
      '¿No hay foto de todos? Use cuatro pequeñas, una por estación. O ninguna: un árbol dibujado y una buena frase también son una tarjeta.',
    ],
    picture: 'Tarjeta verde oscuro con una estrella dorada y un sobre rojo oscuro al lado',
    link: 'Diseñar una felicitación de Navidad',
  },
  table: {
    caption: 'Cinco pasos hasta Navidad',
    header: ['Cuándo', 'Qué hacer'],
    rows: [
      ['Octubre', 'revisar direcciones, mudanzas y nombres nuevos'],
      ['Principios de noviembre', 'elegir foto y dibujo, ver una muestra'],
      ['Mediados de noviembre', 'hacer el pedido, con algunas de más'],
      ['Finales de noviembre', 'escribir en dos tardes, primero a ultramar'],
      ['Primera semana de diciembre', 'las últimas, al buzón'],
    ],
  },
  details: {
    headline: 'Palabras para familia y empresa',
    text: [
      'Para la familia: una frase sobre el año, un gracias, un plan. «En marzo nos mudamos y en julio llegó Leo. Gracias por estar en las dos cosas. ¿Cuándo venís a ver la cocina?»',
      'Para clientes y socios: gracias por algo concreto, buenos deseos y una firma de verdad. Deje la publicidad fuera. Si escribe a varios países, «felices fiestas y buen año» va bien en todos.',
    ],
  },
  figures: [
    {
      alternative: 'Felicitación con un árbol verde, el sobre a la derecha',
      caption: 'Para los suyos: papel blanco, un árbol y mucho sitio para escribir.',
    },
    {
      alternative: 'Tarjeta verde oscuro con una estrella dorada, el sobre a la izquierda',
      caption: 'Para la empresa: papel oscuro, dorado y su logotipo detrás.',
    },
  ],
  closing: {
    headline: 'La lista del año que viene',
    text: [
      'Marque quién ha escrito y a quién ha escrito usted, y guarde la lista con las figuras del belén. Quien le escriba por primera vez recibe una de las que sobran, también después de las fiestas.',
      'Las empresas reciben un presupuesto para tiradas grandes: [](business-customers). Qué hacen el papel y el dorado: [](article-paper-and-finish).',
    ],
  },
};
