import type { MessageTable } from '../../../../../messages/message-table.ts';
import {
  corner,
  cornerSeen,
  surface,
  surfaceSeen,
  views,
} from '../../../../../messages/shop-words.ts';

export const stageMessages = {
  'stage.caption-stretcher': {
    de: '{format}, Keilrahmen {depth}',
    en: '{format}, stretcher frame {depth}',
    es: '{format}, bastidor de {depth}',
    fr: '{format}, châssis de {depth}',
    it: '{format}, telaio da {depth}',
    nl: '{format}, spieraam {depth}',
  },
  'stage.views': views,
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
  'stage.corner': corner,
  'stage.material': surface,
  'stage.corner-seen': cornerSeen,
  'stage.material-seen': surfaceSeen,
} as const satisfies MessageTable;
