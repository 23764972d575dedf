import type { MessageTable } from '../../messages/message-table.ts';

export const scrollRowMessages = {
  'scroll-row.left': {
    de: 'Nach links blättern',
    en: 'Scroll left',
    es: 'Desplazar a la izquierda',
    fr: 'Défiler vers la gauche',
    it: 'Scorrere a sinistra',
    nl: 'Naar links bladeren',
  },
  'scroll-row.right': {
    de: 'Nach rechts blättern',
    en: 'Scroll right',
    es: 'Desplazar a la derecha',
    fr: 'Défiler vers la droite',
    it: 'Scorrere a destra',
    nl: 'Naar rechts bladeren',
  },
} as const satisfies MessageTable;
