import type { MessageTable } from '../../messages/message-table.ts';

export const subNavigationMessages = {
  'sub-navigation.name': {
    de: 'In dieser Rubrik',
    en: 'In this section',
    es: 'En esta sección',
    fr: 'Dans cette rubrique',
    it: 'In questa sezione',
    nl: 'In deze rubriek',
  },
} as const satisfies MessageTable;
