import type { Fetch } from '../shared/fetch.ts';

type VisitorFetch = {
  readonly fetch: Fetch;
  /** `Set-Cookie` lines of all answers, as they came. */
  readonly setCookies: () => readonly string[];
};

const pairOf = (setCookie: string): string => setCookie.replace(/;.*/u, '');

const nameOf = (pair: string): string => pair.replace(/=.*/u, '');

const pairsOf = (header: string): readonly string[] =>
  header.match(/[^;\s](?:[^;]*[^;\s])?/gu) ?? [];

/**
 * A fetch with the cookies of a visitor's request, to the letter: values may change when they are
 * decoded and encoded again. What an answer sets counts from the next call on.
 */
export const withVisitorCookies = (fetch: Fetch, header: string): VisitorFetch => {
  const known = pairsOf(header);
  let lines: readonly string[] = [];
  return {
    fetch: async (request, limits) => {
      // The later of two counts; either replaces the browser's.
      const set = new Map(lines.map(pairOf).map((pair) => [nameOf(pair), pair]));
      const own = known.filter((pair) => !set.has(nameOf(pair)));
      const cookie = [...own, ...set.values()].join('; ');
      const headers = new Headers(request.headers);
      if (cookie !== '') headers.set('Cookie', cookie);
      const response = await fetch(new Request(request, { headers }), limits);
      lines = [...lines, ...response.headers.getSetCookie()];
      return response;
    },
    setCookies: () => lines,
  };
};
