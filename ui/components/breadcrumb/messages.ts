import type { MessageTable } from '../../messages/message-table.ts';

export const breadcrumbMessages = {
  'breadcrumb.label': {
    de: 'Sie sind hier',
    en: 'You are here',
    es: 'Usted está aquí',
    fr: 'Vous êtes ici',
    it: 'Si trova qui',
    nl: 'U bent hier',
  },
} as const satisfies MessageTable;
