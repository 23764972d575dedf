import { useLocation } from 'react-router';

import {
  applyCalculatorCommand,
  type Calculator,
  type CalculatorCommand,
  type CalculatorState,
  type FormatOption,
} from '../../../core/domain/calculator/calculator.ts';
import {
  readSelection,
  selectionQuery,
  stateOfSelection,
} from '../../../core/domain/calculator/selection.ts';
import type { LengthUnit } from '../../../core/domain/locale/locales.ts';
import { useGo } from '../navigation/navigation.tsx';
import { pageKeys, withPageQuery } from './page-query.ts';

/** The calculator's state, and how to change it. The state is the address; nothing else keeps it. */
export type CalculatorUse = {
  readonly state: CalculatorState;
  /** Whether the address opens a dialog. */
  readonly hasDialog: boolean;
  /** The query that stands for the state, and for the state with a dialog over it. */
  readonly hrefOf: (dialog?: string) => string;
  /** Applies a command of the core and puts the new state into the address. */
  readonly apply: (command: CalculatorCommand) => void;
  /** Goes to an address whose prices the server has to look up. */
  readonly go: (query: readonly (readonly [string, string])[]) => void;
};

/** Reads the state from the address, and writes the next one into it. */
export const useCalculator = (
  calculator: Calculator,
  extra: FormatOption | undefined,
  unit: LengthUnit,
): CalculatorUse => {
  const { search } = useLocation();
  const goTo = useGo();
  const query = new URLSearchParams(search);
  const requested = readSelection(unit, (name) => query.get(name));
  const state = stateOfSelection(calculator, requested, extra);
  // What the page has in its lists needs no answer of the server.
  const go = (pairs: readonly (readonly [string, string])[], isKnown: boolean): void =>
    goTo(withPageQuery(search, pairs), isKnown ? 'local' : 'page');
  return {
    state,
    hasDialog: query.has(pageKeys.dialog),
    hrefOf: (dialog) =>
      withPageQuery('', [
        ...selectionQuery(calculator, state),
        ...(dialog === undefined ? [] : [[pageKeys.dialog, dialog] as const]),
      ]),
    apply: (command) => {
      const next = applyCalculatorCommand(calculator, state, command);
      if (next !== state) go(selectionQuery(calculator, next), next.extra === undefined);
    },
    go: (pairs) => go(pairs, false),
  };
};
