import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { E, t } from '../core/fp.ts';

const budget = t.readonly(
  t.strict({
    /** Bytes after Brotli. */
    script: t.number,
    style: t.number,
    /** Day of the last change (ISO), and why it is what it is. */
    since: t.string,
    why: t.string,
  }),
);

/**
 * What a first visit to a route may load. Budgets ratchet: lower one when the route got smaller; a
 * rise needs its day and its reason beside the number.
 */
type Budget = t.TypeOf<typeof budget>;

const budgets = t.strict({
  /** For a route without a row of its own. */
  default: budget,
  /** By route, as scripts/sizes.ts names them. */
  routes: t.record(t.string, budget),
  /** Bytes of a page's HTML after gzip, by its path; tests/web/html-sizes.test.ts holds them. */
  html: t.strict({ since: t.string, why: t.string, pages: t.record(t.string, t.number) }),
});

/** The recorded budgets. */
type Budgets = t.TypeOf<typeof budgets>;

const file = join(import.meta.dirname, '..', 'bench', 'budgets.json');

/** Reads bench/budgets.json; throws where it is not what it should be. */
export const readBudgets = (): Budgets => {
  const decoded = budgets.decode(JSON.parse(readFileSync(file, 'utf8')));
  if (E.isLeft(decoded)) throw new Error(`${file} is not a table of budgets.`);
  return decoded.right;
};

/** The budget of a route. */
export const budgetOf = (table: Budgets, route: string): Budget =>
  table.routes[route] ?? table.default;
