import type { FrameTexts } from '../texts.ts';

/** What stands around the pages, in Spanish. */
export const frame: FrameTexts = {
  columns: { shop: 'Tienda', service: 'Atención', legal: 'Información legal' },
  promises: {
    poster: ['Hecho uno a uno para ti', 'Impreso en Baviera'],
    kartenliebe: ['Muestras: las tres primeras son gratis', 'Impreso en Baviera'],
  },
  error: {
    name: 'Página no encontrada',
    title: 'Página no encontrada',
    description: 'Esta página no existe o ya no existe.',
    headline: 'Aquí no cuelga ningún cuadro',
    lead: 'La página no existe o ya no existe. Puedes seguir desde aquí.',
    picture: 'Una luna sobre colinas tranquilas',
    tilesHeadline: 'Quizá buscabas esto',
  },
  cards: {
    name: 'Inicio',
    title: 'Tarjetas para las fiestas de la vida',
    description:
      'Tarjetas de boda, nacimiento, bautizo y cumpleaños, impresas en buen papel. Con muestras para tocar.',
    headline: 'Tarjetas que se guardan',
    lead: 'Para bodas, nacimientos y todo lo que se celebra. En buen papel, con tus palabras.',
    picture: 'Hojas delicadas en verde suave',
    tile: 'A la página de inicio',
    about: {
      headline: 'Papel, letra y tus palabras',
      text: [
        'Una tarjeta se coge, se lee y se guarda. Por eso importan el papel, la letra y esa frase que solo puedes escribir tú.',
        'Nuestra selección de tarjetas está en preparación. Mientras tanto te aconsejamos con gusto desde la [página de contacto](contact).',
      ],
    },
    help: {
      headline: 'Conviene saberlo',
      text: [
        'Las tarjetas con tu texto son personalizadas, por eso sin derecho de desistimiento. Los sobres y las muestras de almacén se pueden [devolver](withdrawal).',
      ],
    },
  },
};
