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
  /** Asks for the configuration that a query selects; the returned function takes the question back. */
  readonly ask: (query: string) => () => void;
  /**
   * Asks for it and then calls `then`, with false where no answer came. Whoever chooses something else
   * meanwhile does not wait any longer.
   */
  readonly awaitAnswer: (query: string, then: (isKnown: boolean) => void) => void;
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
    (query: string, then?: (isKnown: boolean) => void): (() => void) => {
      const gone = new AbortController();
      void fetchConfiguration<Answer>(pathname, query, gone.signal)
        .then((found) => {
          if (found !== undefined) kept.keep(product, found);
          // Parts of the page may not be live yet: this must not draw them anew.
          startTransition(() => {
            setHeld({ of: product, answers: kept.of(product) });
            setSettled(query);
          });
          then?.(found !== undefined);
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
    awaitAnswer: (query, then) => {
      stop.current();
      setAwaited(true);
      stop.current = ask(query, (isKnown) => {
        startTransition(() => setAwaited(false));
        then(isKnown);
      });
    },
  };
};
