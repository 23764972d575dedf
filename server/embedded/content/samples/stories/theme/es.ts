import type { ThemeTexts } from './texts.ts';

/** In Spanish. */
export const texts: ThemeTexts = {
  name: 'Diseño de tarjeta',
  title: 'Tarjeta con su propio texto y su foto',
  description:
    'Una tarjeta a su gusto: elija color, formato, papel, acabado y sobre, vea el precio al momento y ponga después su texto y su foto.',
  headline: 'Su tarjeta',
  lead: 'Elija color, papel y cantidad. La tarjeta la termina después en el editor.',
  card: {
    headline: 'Su tarjeta',
    startLabel: 'Diseñar ahora',
    sampleLabel: 'Pedir una tarjeta de muestra',
    sampleText: 'Las tres primeras muestras son gratuitas.',
    more: 'Escríbanos',
  },
};
