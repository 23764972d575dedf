import type { MessageTable } from '../../../messages/message-table.ts';

/** What the page of a photo frame says. */
export const photoFrameMessages = {
  'photo-frame.frame': {
    de: 'Rahmen',
    en: 'Frame',
    es: 'Marco',
    fr: 'Cadre',
    it: 'Cornice',
    nl: 'Lijst',
  },
  'photo-frame.mat': {
    de: 'Passepartout',
    en: 'Mount',
    'en-US': 'Mat',
    es: 'Paspartú',
    fr: 'Passe-partout',
    it: 'Passepartout',
    nl: 'Passe-partout',
  },
} as const satisfies MessageTable;
