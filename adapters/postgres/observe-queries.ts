import type { Database } from './database.ts';

/** The text has places for values (`$1`) and never the values. */
export type AroundQuery = <A>(text: string, run: () => Promise<A>) => Promise<A>;

/**
 * Lets `around` stand around each query. Transactions are not seen: writes that have a mail sent,
 * and of content.
 */
export const observeQueries = ({ orm }: Database, around: AroundQuery): void => {
  const { session } = orm._;
  const prepare = session.prepareQuery.bind(session);
  const timed: typeof session.prepareQuery = (...parameters) => {
    const [{ sql: text }] = parameters;
    const query = prepare(...parameters);
    const execute = query.execute.bind(query);
    query.execute = (values) => around(text, async () => execute(values));
    return query;
  };
  session.prepareQuery = timed;
};
