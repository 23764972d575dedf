/** Asks the shop API for a visitor whose request is being answered: with the visitor's cookies. */
import type { Fetch } from '../shared/fetch.ts';

/** A fetch that carries a visitor's cookies, and what the visitor is to be told. */
type VisitorFetch = {
  readonly fetch: Fetch;
  /** The `Set-Cookie` lines of all answers, as they came. */
  readonly setCookies: () => readonly string[];
};

const pairOf = (setCookie: string): string => setCookie.split(';', 1)[0] ?? '';

const nameOf = (pair: string): string => pair.split('=', 1)[0] ?? '';

const pairsOf = (header: string): readonly string[] =>
  header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '');

/**
 * Carries the cookies of a request's `Cookie` header to the letter: a service may write values that
 * change when they are decoded and encoded again. What an answer sets counts from the next call on,
 * as in a browser.
 */
export const withVisitorCookies = (fetch: Fetch, header: string): VisitorFetch => {
  const known = pairsOf(header);
  let lines: readonly string[] = [];
  return {
    fetch: async (request, limits) => {
      // Of two that answers have set, the later one counts; either replaces what the browser has.
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
