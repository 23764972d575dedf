import type { MessageTable } from '../../messages/message-table.ts';

export const stageMessages = {
  'stage.caption-stretcher': {
    de: '{format}, Keilrahmen {depth}',
    en: '{format}, stretcher frame {depth}',
    es: '{format}, bastidor de {depth}',
    fr: '{format}, châssis de {depth}',
    it: '{format}, telaio da {depth}',
    nl: '{format}, spieraam {depth}',
  },
  'stage.views': {
    de: 'Ansichten',
    en: 'Views',
    es: 'Vistas',
    fr: 'Vues',
    it: 'Viste',
    nl: 'Weergaven',
  },
  'stage.wall': {
    de: 'An der Wand',
    en: 'On the wall',
    es: 'En la pared',
    fr: 'Au mur',
    it: 'Alla parete',
    nl: 'Aan de muur',
  },
  'stage.room': {
    de: 'Im Raum',
    en: 'In a room',
    es: 'En una habitación',
    fr: 'Dans une pièce',
    it: 'Nella stanza',
    nl: 'In de kamer',
  },
  'stage.corner': {
    de: 'Die Ecke',
    en: 'The corner',
    es: 'La esquina',
    fr: 'Le coin',
    it: 'L’angolo',
    nl: 'De hoek',
  },
  'stage.material': {
    de: 'Die Oberfläche',
    en: 'The surface',
    es: 'La superficie',
    fr: 'La surface',
    it: 'La superficie',
    nl: 'Het oppervlak',
  },
} as const satisfies MessageTable;
