import { dawnPicture, duskPicture, paperPicture } from '../picture/sample-pictures.ts';

export const sampleTiles = [
  {
    link: { text: 'Acrylglas', href: '#acrylglas' },
    text: 'Tiefe und Glanz, mit polierter Kante',
    picture: { ...duskPicture, alt: '' },
  },
  {
    link: { text: 'Alu-Dibond', href: '#aludibond' },
    text: 'Matt gebürstet, schwebt vor der Wand',
    picture: { ...dawnPicture, alt: '' },
  },
  {
    link: { text: 'Poster', href: '#poster' },
    text: 'Feines Papier, gerahmt oder pur',
    picture: { ...paperPicture, alt: '' },
  },
] as const;
