import type { CardsHomeTexts } from './page.ts';

/** In Spanish. */
export const texts: CardsHomeTexts = {
  name: 'Inicio',
  title: 'Tarjetas para los grandes momentos',
  description:
    'Tarjetas de boda, nacimiento, bautizo y cumpleaños, impresas en buen papel y con sus palabras. Con muestras para tocar.',
  headline: 'Tarjetas que se guardan',
  lead: 'Para bodas, nacimientos y todo lo que se celebra. En buen papel, con sus palabras.',
  picture: 'Una tarjeta de nacimiento con su sobre',
  tile: 'Volver al inicio',
  about: {
    headline: 'Papel, letra y sus palabras',
    text: [
      'Una tarjeta se toma en la mano, se lee y se guarda. Por eso importan el papel, la letra y esa frase que solo puede escribir usted.',
      '¿Tiene preguntas sobre papel, texto o cantidad? Escríbanos desde la [página de contacto](contact) y le aconsejamos con gusto.',
    ],
  },
  help: {
    headline: 'Conviene saberlo',
    text: [
      'Las tarjetas con su texto son personalizadas y no tienen derecho de desistimiento. Los sobres y las muestras de almacén se pueden [devolver](withdrawal).',
    ],
  },
  stylesHeadline: 'Seis estilos',
  cardsLink: 'Ver las tarjetas',
};
