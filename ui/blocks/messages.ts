import type { MessageTable } from '../messages/message-table.ts';
import { photoCount } from '../messages/shop-words.ts';

/** What is said of an article in a list. */
export const articleMessages = {
  'article.photos': photoCount,
  'article.own-photo': {
    de: 'mit Ihrem Foto',
    en: 'with your photo',
    es: 'con su foto',
    fr: 'avec votre photo',
    it: 'con la sua foto',
    nl: 'met uw foto',
  },
} as const satisfies MessageTable;
