/** What is wrong with a shop's pages while a service fails, kind by kind. */
import { type InProcessShop } from './in-process-shop.ts';
import {
  mismatch,
  pageKindNames as kindNames,
  pageKinds,
  type Mark,
  type PageKind,
  type PageKindName,
} from './page-kinds.ts';
import type { Answer } from '../server/http/served.ts';

export const problemOf = (mark: Mark, { status, headers, body }: Answer): string | undefined =>
  mismatch(mark, { status, location: headers.location, body: body.toString() });

/** What stands in for a page must not be kept by anybody on the way to the shopper. */
const keptStandIn = (kind: PageKind, mark: Mark, { headers }: Answer): string | undefined =>
  mark === kind.whole || headers['cache-control'] === 'no-store'
    ? undefined
    : `may be kept: ${headers['cache-control']}`;

/** Asks for every kind of page side by side; answers what is wrong with each. */
export const problems = async (
  shop: InProcessShop,
  markOf: (kind: PageKind, name: PageKindName) => Mark,
  { isAway = false }: { readonly isAway?: boolean } = {},
): Promise<Readonly<Partial<Record<PageKindName, string>>>> => {
  const asked = Promise.all(
    kindNames.map(async (name) => {
      const kind: PageKind = pageKinds[name];
      const mark = markOf(kind, name);
      const answer = await shop.ask(kind.path);
      const problem = problemOf(mark, answer) ?? keptStandIn(kind, mark, answer);
      return problem === undefined ? [] : [[name, problem] as const];
    }),
  );
  // Who asks a service that is there gets its answer before any time is over.
  return Object.fromEntries((await (isAway ? shop.await(asked) : asked)).flat());
};

export const whole = ({ whole: mark }: PageKind): Mark => mark;

export const pricedWish: Mark = { status: 200, text: '>44,90', without: 'gerade nicht abrufen' };

export const unpricedWish: Mark = { status: 200, text: 'gerade nicht abrufen', without: '>44,90' };

export const wishesAway: Mark = {
  status: 503,
  text: 'Merkzettel',
  without: 'gerade nicht abrufen',
};
