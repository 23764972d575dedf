import type { MessageTable } from '../../messages/message-table.ts';

/** Words without arguments: the chunk that counts down brings them along. */
export const campaignMessages = {
  'campaign.left': {
    de: 'noch',
    en: 'ends in',
    es: 'termina en',
    fr: 'se termine dans',
    it: 'termina tra',
    nl: 'nog',
  },
  'campaign.day': { de: 'Tag', en: 'day', es: 'día', fr: 'jour', it: 'giorno', nl: 'dag' },
  'campaign.days': { de: 'Tage', en: 'days', es: 'días', fr: 'jours', it: 'giorni', nl: 'dagen' },
  'campaign.hours': { de: 'Std.', en: 'h', es: 'h', fr: 'h', it: 'h', nl: 'uur' },
  'campaign.minutes': { de: 'Min.', en: 'min', es: 'min', fr: 'min', it: 'min', nl: 'min.' },
  'campaign.over': {
    de: 'ist vorbei',
    en: 'is over',
    es: 'ya ha terminado',
    fr: 'c’est terminé',
    it: 'è terminata',
    nl: 'is voorbij',
  },
} as const satisfies MessageTable;
