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
} as const satisfies MessageTable;
