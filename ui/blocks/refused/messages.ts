import type { MessageTable } from '../../messages/message-table.ts';

export const refusedMessages = {
  'refused.title': {
    de: 'Baustein „{component}“ wird nicht gezeigt',
    en: 'The block “{component}” is not shown',
    es: 'El bloque «{component}» no se muestra',
    fr: 'Le bloc «\u202f{component}\u202f» n’est pas affiché',
    it: 'Il blocco «{component}» non viene mostrato',
    nl: 'Het blok ‘{component}’ wordt niet getoond',
  },
  'refused.text': {
    de: 'Kundinnen und Kunden sehen diesen Kasten nicht. Der Grund:',
    en: 'Shoppers do not see this box. The reason:',
    es: 'Los clientes no ven este recuadro. El motivo:',
    fr: 'Les clients ne voient pas cet encadré. La raison\u00a0:',
    it: 'I clienti non vedono questo riquadro. Il motivo:',
    nl: 'Klanten zien dit kader niet. De reden:',
  },
} as const satisfies MessageTable;
