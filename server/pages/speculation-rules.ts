import type { IncomingMessage, ServerResponse } from 'node:http';

/** Where browsers are told what to fetch ahead (see `speculationRules`). */
export const speculationRulesPath = '/speculation-rules.json';

/** The header of every document that names it. */
export const speculationHeaders = { 'speculation-rules': `"${speculationRulesPath}"` } as const;

/**
 * What is fetched ahead while a shopper's pointer rests on its link: the designer and the same page
 * in other languages, which are full loads. Pages of the same surroundings are not among them:
 * those are shown in place, from their payloads.
 */
const rules = {
  prefetch: [
    {
      source: 'document',
      eagerness: 'moderate',
      where: {
        or: [{ href_matches: '/*configurator-*' }, { selector_matches: 'footer a[hreflang]' }],
      },
    },
  ],
} as const;

/** The rules for a browser; none for one that saves data (`Save-Data: on`). */
const speculationRules = (saveData: string | undefined): string =>
  JSON.stringify(saveData?.trim().toLowerCase() === 'on' ? {} : rules);

/** Answers the rules, which differ for a browser that saves data alone. */
export const sendSpeculationRules = (
  { headers, method }: IncomingMessage,
  response: ServerResponse,
): void => {
  response.writeHead(200, {
    'content-type': 'application/speculationrules+json',
    'cache-control': 'public, max-age=3600',
    vary: 'save-data',
  });
  const saveData = headers['save-data'];
  const value = Array.isArray(saveData) ? saveData[0] : saveData;
  response.end(method === 'HEAD' ? undefined : speculationRules(value));
};
