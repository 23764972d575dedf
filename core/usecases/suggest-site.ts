import {
  suggestedSite,
  type SiteSuggestion,
  type SuggestionQuestion,
} from '../domain/location/suggest-site.ts';
import { E, type RTE } from '../fp.ts';
import type { HasLocations } from '../ports/locations.ts';
import type { HasLog } from '../ports/log.ts';
import { reportOutage } from './report.ts';

/** The location was not asked for, or is not known. */
export type NoSiteSuggestion = {
  readonly kind: 'stay';
  readonly reason: 'crawler' | 'declined' | 'location-unknown';
};

/** Crawlers, and visitors who declined, get no suggestion. */
export type SuggestionPage = SuggestionQuestion & {
  readonly isCrawler: boolean;
  readonly hasDeclined: boolean;
};

/**
 * The site that a visitor may prefer by their location. An outage is logged, and the visitor stays.
 */
export const suggestSite =
  ({
    isCrawler,
    hasDeclined,
    ...question
  }: SuggestionPage): RTE.ReaderTaskEither<
    HasLocations & HasLog,
    never,
    SiteSuggestion | NoSiteSuggestion
  > =>
  ({ locations, log }) =>
  async () => {
    if (isCrawler) return E.right({ kind: 'stay', reason: 'crawler' });
    if (hasDeclined) return E.right({ kind: 'stay', reason: 'declined' });
    const location = await locations.current();
    if (E.isRight(location)) return E.right(suggestedSite(question, location.right));
    reportOutage(log, 'location', location.left);
    return E.right({ kind: 'stay', reason: 'location-unknown' });
  };
