import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

import { fetchConfiguration } from './fetch-configuration.ts';
import type { KeptAnswers } from './kept-answers.ts';

/** The answers to a product's choices, and how more of them are asked for. */
type Answers<Answer> = {
  readonly answers: readonly Answer[];
  /** The query that was answered last, whatever came of it. */
  readonly settled: string | undefined;
  readonly awaited: boolean;
  /** Asks for what queries select; the returned function takes the questions back. */
  readonly ask: (queries: readonly string[]) => () => void;
  /**
   * Asks for it and then calls `then`, with false where an answer did not come. Whoever chooses
   * something else meanwhile does not wait any longer.
   */
  readonly awaitAnswers: (queries: readonly string[], then: (areKnown: boolean) => void) => void;
  readonly stopWaiting: () => void;
};

/** The answers that were there when the product was drawn last. */
type Held<Answer> = { readonly of: object; readonly answers: readonly Answer[] };

/** Follows the answers to the choices of a product, which is known by the page's data of it. */
export const useAnswers = <Answer>(kept: KeptAnswers<Answer>, product: object): Answers<Answer> => {
  const { pathname } = useLocation();
  const [held, setHeld] = useState<Held<Answer>>();
  const [settled, setSettled] = useState<string>();
  const [awaited, setAwaited] = useState(false);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const ask = useCallback(
    (queries: readonly string[], then?: (areKnown: boolean) => void): (() => void) => {
      const gone = new AbortController();
      const asked = queries.map((query) =>
        fetchConfiguration<Answer>(pathname, query, gone.signal),
      );
      void Promise.all(asked)
        .then((found) => {
          const answers = found.filter((answer) => answer !== undefined);
          for (const answer of answers) kept.keep(product, answer);
          // Parts of the page may not be live yet: this must not draw them anew.
          startTransition(() => {
            setHeld({ of: product, answers: kept.of(product) });
            setSettled(queries.at(-1));
          });
          then?.(answers.length === queries.length);
        })
        // Aborted: another selection is asked for by now.
        .catch(() => undefined);
      return () => gone.abort();
    },
    [pathname, kept, product],
  );

  const stopWaiting = (): void => {
    stop.current();
    if (awaited) setAwaited(false);
  };
  return {
    answers: held?.of === product ? held.answers : kept.of(product),
    settled,
    awaited,
    ask,
    stopWaiting,
    awaitAnswers: (queries, then) => {
      stop.current();
      setAwaited(true);
      stop.current = ask(queries, (areKnown) => {
        startTransition(() => setAwaited(false));
        then(areKnown);
      });
    },
  };
};
