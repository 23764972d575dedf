/** Asks the shop API for a visitor whose request is being answered: with the visitor's cookies. */
import { parseCookies } from '../../core/domain/cookie/cookie.ts';
import type { Fetch } from './fetch.ts';

/** A fetch that carries a visitor's cookies, and what the visitor is to be told. */
type VisitorFetch = {
  readonly fetch: Fetch;
  /** The `Set-Cookie` lines of all answers, as they came. */
  readonly setCookies: () => readonly string[];
};

const pairOf = (setCookie: string): string => setCookie.split(';', 1)[0] ?? '';

const nameOf = (pair: string): string => pair.split('=', 1)[0] ?? '';

/**
 * Carries the cookies of a request's `Cookie` header; what an answer sets counts from the next call
 * on, as in a browser.
 */
export const withVisitorCookies = (fetch: Fetch, header: string): VisitorFetch => {
  const known = parseCookies(header).values;
  let lines: readonly string[] = [];
  return {
    fetch: async (request, limits) => {
      const own = [...known].map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
      // Of two cookies of one name the later one counts, whoever set the first.
      const pairs = new Map([...own, ...lines.map(pairOf)].map((pair) => [nameOf(pair), pair]));
      const cookie = [...pairs.values()].join('; ');
      const headers = new Headers(request.headers);
      if (cookie !== '') headers.set('Cookie', cookie);
      const response = await fetch(new Request(request, { headers }), limits);
      lines = [...lines, ...response.headers.getSetCookie()];
      return response;
    },
    setCookies: () => lines,
  };
};
