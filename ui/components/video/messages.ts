import type { MessageTable } from '../../messages/message-table.ts';

/** What a video says. */
export const videoMessages = {
  'video.captions': {
    de: 'Untertitel',
    en: 'Captions',
    es: 'Subtítulos',
    fr: 'Sous-titres',
    it: 'Sottotitoli',
    nl: 'Ondertiteling',
  },
} as const satisfies MessageTable;
