/** Storefront §7: `calendar-design-group`, `calendar-price`. */
import { jsonAnswer } from '../answers.ts';
import { endpoint, question } from '../endpoint.ts';
import { priceFacts } from '../endpoints/price-facts.ts';
import { shopScope } from '../scope.ts';
import {
  CalendarDesignGroupAnswer,
  CalendarDesignGroupQuery,
  CalendarPriceAnswer,
  CalendarPriceQuery,
} from './codecs.ts';

export const calendarEndpoints = {
  calendarDesignGroup: endpoint({
    ...question,
    scope: shopScope,
    caching: { kind: 'shared', seconds: 3600, staleSeconds: 86_400 },
    paths: ['/web-api/calendar-design-group'],
    summary: 'A look of calendars, with its design for each format.',
    port: 'CalendarDesigns.group',
    query: CalendarDesignGroupQuery,
    answer: jsonAnswer(CalendarDesignGroupAnswer),
    refusals: { 404: 'There is no such group.' },
  }),
  calendarPrice: endpoint({
    ...priceFacts,
    paths: ['/web-api/calendar-price'],
    summary: 'What calendars cost as they are chosen, together and each.',
    port: 'ArticlePrices.price',
    query: CalendarPriceQuery,
    answer: jsonAnswer(CalendarPriceAnswer),
    refusals: {},
  }),
} as const;
