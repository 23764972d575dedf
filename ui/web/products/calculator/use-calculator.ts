import { useEffect } from 'react';
import { useLocation } from 'react-router';

import {
  applyCalculatorCommand,
  formerFormatOption,
  visibleFormats,
  type Calculator,
  type CalculatorCommand,
  type CalculatorState,
  type FormatOption,
} from '../../../../core/domain/calculator/calculator.ts';
import {
  readSelection,
  selectionQuery,
  stateOfSelection,
} from '../../../../core/domain/calculator/selection.ts';
import { equalFormats, printFormat, type Format } from '../../../../core/domain/format/format.ts';
import type { QueryPair } from '../../../../core/domain/query/query.ts';
import { withOwnQuery } from '../../../../core/domain/routing/page-keys.ts';
import { takeEarlyChoices } from '../../early-choices.ts';
import { useGo, useLoadingHref } from '../../navigation/navigation.tsx';
import { useShell } from '../../shell/use-shell.ts';
import type { CalculatorPageKind } from './calculator-page.ts';

/** The calculator's state, and how to change it. The state is the address; nothing else keeps it. */
export type CalculatorUse = {
  readonly calculator: Calculator;
  readonly state: CalculatorState;
  /** Whether the prices of another selection are being asked for. */
  readonly isAskingPrices: boolean;
  /** The format that was chosen before the material changed, where it can be had again. */
  readonly formerFormat: Format | undefined;
  /** What is chosen beside material and format; each form sends it along. */
  readonly choices: readonly QueryPair[];
  /** The query that stands for the state, and for the state with a dialog over it. */
  readonly hrefOf: (dialog?: string) => string;
  /** The address of another selection, which may be that of another page. */
  readonly hrefOfSelection: (state: CalculatorState) => string;
  /** Applies a command of the core and puts the new state into the address. */
  readonly apply: (command: CalculatorCommand) => void;
  /** Puts what is chosen beside material and format into the address, and so closes a dialog. */
  readonly choose: (choices: readonly QueryPair[]) => void;
  /** Goes to a selection whose prices the server has to look up. */
  readonly askFor: (state: CalculatorState) => void;
};

type CalculatorSettings = {
  readonly kind: CalculatorPageKind;
  readonly product: {
    /** The addresses of the pages that sell an option, by its value. */
    readonly pages: Readonly<Record<string, string>>;
    readonly extra: FormatOption | undefined;
  };
  /** The product's calculator as an experiment changes it. */
  readonly calculator: Calculator;
  readonly choices: readonly QueryPair[];
};

/** The state after the choices that were made before scripts ran, material first. */
const withEarlyChoices = (
  calculator: Calculator,
  state: CalculatorState,
  early: ReadonlyMap<string, string>,
): CalculatorState => {
  const material = early.get('material');
  const chosen =
    material === undefined
      ? state
      : applyCalculatorCommand(calculator, state, { kind: 'select-material', material });
  const format = visibleFormats(calculator, chosen).find(
    (option) => printFormat(option.format) === early.get('formatType'),
  )?.format;
  return format === undefined
    ? chosen
    : applyCalculatorCommand(calculator, chosen, { kind: 'select-format', format });
};

/** Reads the state from the address, and writes the next one into it. */
export const useCalculator = (settings: CalculatorSettings): CalculatorUse => {
  const { kind, product, calculator, choices } = settings;
  const { search } = useLocation();
  const { lengthUnit } = useShell();
  const goTo = useGo();
  const loadingHref = useLoadingHref();
  const query = new URLSearchParams(search);
  const requested = readSelection(lengthUnit, (name) => query.get(name));
  const state = stateOfSelection(calculator, requested, product.extra);

  const pageOf = (material: string): string => product.pages[material] ?? '';
  const pairsOf = (next: CalculatorState, others = choices): readonly QueryPair[] => [
    ...selectionQuery(calculator, next),
    ...others,
  ];
  const goToState = (next: CalculatorState, others = choices): void => {
    const page = pageOf(next.material);
    const href = page + withOwnQuery(kind, search, pairsOf(next, others));
    // What the page has in its lists needs no answer of the server.
    if (page !== '') goTo(href, 'choice');
    else goTo(href, next.extra === undefined ? 'local' : 'page');
  };

  useEffect(function takeOverEarlyChoices() {
    const early = takeEarlyChoices();
    if (early.size === 0) return;
    const next = withEarlyChoices(calculator, state, early);
    const mat = early.get('matType');
    const others = mat === undefined ? choices : [['matType', mat] as const];
    if (next !== state || others !== choices) goToState(next, others);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with what was there before
  }, []);

  const isOther = (href: string): boolean => {
    const target = new URL(href).searchParams;
    const { material, format } = readSelection(lengthUnit, (name) => target.get(name));
    return (
      material !== undefined &&
      (material !== state.material || (format !== undefined && !equalFormats(format, state.format)))
    );
  };

  return {
    calculator,
    state,
    isAskingPrices: loadingHref !== undefined && isOther(loadingHref),
    formerFormat: formerFormatOption(calculator, state)?.format,
    choices,
    hrefOf: (dialog) =>
      withOwnQuery(
        kind,
        '',
        dialog === undefined ? pairsOf(state) : [...pairsOf(state), ['dialog', dialog]],
      ),
    hrefOfSelection: (next) => pageOf(next.material) + withOwnQuery(kind, '', pairsOf(next)),
    apply: (command) => {
      const next = applyCalculatorCommand(calculator, state, command);
      if (next !== state) goToState(next);
    },
    choose: (others) => goTo(withOwnQuery(kind, search, pairsOf(state, others)), 'local'),
    askFor: (next) => goTo(withOwnQuery(kind, search, pairsOf(next)), 'page'),
  };
};
