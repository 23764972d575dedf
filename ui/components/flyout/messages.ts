import type { MessageTable } from '../../messages/message-table.ts';

export const flyoutMessages = {
  'flyout.open': {
    de: 'Untermenü {name}',
    en: '{name} submenu',
    es: 'Submenú de {name}',
    fr: 'Sous-menu {name}',
    it: 'Sottomenu {name}',
    nl: 'Submenu {name}',
  },
} as const satisfies MessageTable;
