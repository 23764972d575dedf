import { pageQueryProblems, type PageKeys } from '../../../core/domain/routing/page-keys.ts';
import type { Place } from './shown-view.ts';

const warned = new Set<string>();

/**
 * In development: warns once per address of query keys that no list of the page names, such as a
 * misspelt link, or a key that a loader reads and its list lacks.
 */
export const warnOfUnknownQuery = (
  keys: PageKeys | undefined,
  { pathname, search }: Place,
): void => {
  const address = pathname + search;
  if (keys === undefined || warned.has(address)) return;
  warned.add(address);
  const problems = pageQueryProblems(keys, search);
  if (problems.length > 0)
    // oxlint-disable-next-line no-console -- engineers read it
    console.warn(`${address}: the page reads no ${problems.join(', ')}.`);
};
