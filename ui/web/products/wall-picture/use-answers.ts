import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

import type { ConfigurationAnswer, ConfigurationFacts } from './configurator-data.ts';
import { fetchConfiguration } from '../../configurator/fetch-configuration.ts';
import {
  keepConfiguration,
  knownConfigurations,
  type ConfiguredProduct,
  type KnownConfiguration,
} from './known-configurations.ts';

/** What is known of a product's configurations, and how more of it is asked for. */
type Answers = {
  readonly known: readonly KnownConfiguration[];
  /** The query that was answered last, whatever came of it. */
  readonly settled: string | undefined;
  /** Whether an answer is waited for before it is shown. */
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

/** What is known of the configurations of one page's product. */
type Held = {
  readonly of: ConfigurationFacts;
  readonly known: readonly KnownConfiguration[];
};

/** Follows what is known of the configurations of a product. */
export const useAnswers = ({ configuration }: ConfiguredProduct): Answers => {
  const { pathname } = useLocation();
  const [held, setHeld] = useState<Held>();
  const [settled, setSettled] = useState<string>();
  const [awaited, setAwaited] = useState(false);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const ask = useCallback(
    (query: string, then?: (isKnown: boolean) => void): (() => void) => {
      const gone = new AbortController();
      void fetchConfiguration<ConfigurationAnswer>(pathname, query, gone.signal)
        .then((found) => {
          if (found !== undefined) keepConfiguration({ configuration }, found);
          // Parts of the page may not be live yet: this must not draw them anew.
          startTransition(() => {
            setHeld({ of: configuration, known: knownConfigurations({ configuration }) });
            setSettled(query);
          });
          then?.(found !== undefined);
        })
        // Aborted: another selection is asked for by now.
        .catch(() => undefined);
      return () => gone.abort();
    },
    [pathname, configuration],
  );

  const stopWaiting = (): void => {
    stop.current();
    if (awaited) setAwaited(false);
  };
  return {
    known: held?.of === configuration ? held.known : knownConfigurations({ configuration }),
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
