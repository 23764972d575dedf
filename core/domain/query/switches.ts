import { readPairs, type QueryPair } from './query.ts';

/** Switches for this page (decisions, "Query switches"). */
export type QuerySwitches = {
  /** Off by `_tracking=0`. */
  readonly tracking: boolean;
  /** Off by `_log=0`. */
  readonly log: boolean;
  /** On by `_debug=1`; also shows the error page's raw details. */
  readonly debug: boolean;
};

const lastOf = (pairs: readonly QueryPair[], name: string): string | undefined =>
  pairs.findLast(([found]) => found === name)?.[1];

/** The last switch of a name wins; any other value changes nothing. */
export const readSwitches = (search: string): QuerySwitches => {
  const pairs = readPairs(search);
  return {
    tracking: lastOf(pairs, '_tracking') !== '0',
    log: lastOf(pairs, '_log') !== '0',
    debug: lastOf(pairs, '_debug') === '1',
  };
};
