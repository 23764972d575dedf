import type { IncomingMessage, ServerResponse } from 'node:http';

export const speculationRulesPath = '/speculation-rules.json';

/** Of every document. */
export const speculationHeaders = { 'speculation-rules': `"${speculationRulesPath}"` } as const;

/**
 * While a pointer rests on a link: the designer and the same page in other languages, which are
 * full loads. Other pages are shown in place, from their payloads.
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

/** Empty for a browser that saves data (`Save-Data: on`). */
const speculationRules = (saveData: string | undefined): string =>
  JSON.stringify(saveData?.trim().toLowerCase() === 'on' ? {} : rules);

/** The rules differ for a browser that saves data alone. */
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
