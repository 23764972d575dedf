import type { Database } from './database.ts';

/**
 * Tells how many seconds each query took, failed ones included, from now on. What runs inside a
 * transaction is not told: the shop's requests use none.
 */
export const observeQueries = ({ orm }: Database, observe: (seconds: number) => void): void => {
  const { session } = orm._;
  const prepare = session.prepareQuery.bind(session);
  const timed: typeof session.prepareQuery = (...parameters) => {
    const query = prepare(...parameters);
    const execute = query.execute.bind(query);
    query.execute = async (values) => {
      const begin = performance.now();
      try {
        return await execute(values);
      } finally {
        observe((performance.now() - begin) / 1000);
      }
    };
    return query;
  };
  session.prepareQuery = timed;
};
