import type { AroundQuery } from '../../adapters/postgres/observe-queries.ts';
import { noTraces, type Traces } from './traces.ts';

/** `select`. */
const operationOf = (text: string): string =>
  /^\W*(?<word>[a-z]+)/iu.exec(text)?.groups?.['word']?.toLowerCase() ?? 'query';

const timed =
  (observe: (seconds: number) => void): AroundQuery =>
  async (_text, run) => {
    const begin = performance.now();
    try {
      return await run();
    } finally {
      observe((performance.now() - begin) / 1000);
    }
  };

/**
 * Their time for `/metrics`, and a span for each where traces are on, with the query's text but
 * never its values (`$1`).
 */
export const watchedQueries = (traces: Traces, observe: (seconds: number) => void): AroundQuery => {
  const measured = timed(observe);
  if (traces === noTraces) return measured;
  return (text, run) => {
    const operation = operationOf(text);
    const facts = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text,
    };
    return traces.span({ name: `${operation} database`, kind: 'client', facts }, () =>
      measured(text, run),
    );
  };
};
