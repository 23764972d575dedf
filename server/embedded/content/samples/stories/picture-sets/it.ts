import type { PictureSetsTexts } from './page.ts';

/** In Italian. */
export const texts: PictureSetsTexts = {
  name: 'Parete di quadri',
  title: 'Parete di quadri da tre a sette foto',
  description:
    'Da tre a sette quadri insieme alla parete: in fila, a griglia, a scala o come quadreria, in scala reale, con il prezzo di tutti e le sue foto.',
  headline: 'Più quadri, una parete',
  lead: 'Scelga una disposizione e un materiale: le distanze sono già giuste e ogni quadro ha il suo formato.',
  setHeadline: 'La sua parete di quadri',
};
