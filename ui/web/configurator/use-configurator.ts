import { useEffect } from 'react';
import { useLocation } from 'react-router';

import {
  applyConfiguratorCommand,
  findMaterial,
  formerFormatOption,
  startOption,
  visibleFormats,
  type Configurator,
  type ConfiguratorCommand,
  type ConfiguratorState,
  type FormatOption,
  type MaterialOption,
} from '../../../core/domain/configurator/configurator.ts';
import { withFramings } from '../../../core/domain/configurator/framings.ts';
import {
  readSelection,
  selectionQuery,
  stateOfSelection,
} from '../../../core/domain/configurator/selection.ts';
import { equalFormats, printFormat, type Format } from '../../../core/domain/format/format.ts';
import { acceptedWish, withWish } from '../../../core/domain/products/wall-picture/part-offer.ts';
import {
  namedWish,
  printPartWish,
  readPartWish,
  wishFor,
  type PartWish,
  type PartedArticle,
} from '../../../core/domain/products/wall-picture/part-wish.ts';
import { readPairs, type QueryPair } from '../../../core/domain/query/query.ts';
import { withOwnQuery } from '../../../core/domain/routing/page-keys.ts';
import { takeEarlyChoices, type EarlyChoices } from '../early-choices.ts';
import { useGo, useLoadingHref } from '../navigation/navigation.tsx';
import { useShell } from '../shell/use-shell.ts';
import type { ConfiguratorPageKind } from './configurator-page.ts';
import type { PartedProduct } from './parts-data.ts';
import { knownFramings, useParts, usePartsKnowledge, type PartsUse } from './use-parts.ts';

/** The configurator's state, and how to change it. The state is the address; nothing else keeps it. */
export type ConfiguratorUse = {
  readonly configurator: Configurator;
  readonly state: ConfiguratorState;
  /** Whether the prices of another selection are being asked for. */
  readonly isAskingPrices: boolean;
  /** The format that was chosen before the material changed, where it can be had again. */
  readonly formerFormat: Format | undefined;
  /** The article of the state, and what is chosen of it beside its format. */
  readonly article: PartedArticle;
  readonly wish: PartWish;
  /** What the address asks for of the article, whether it can be had or not. */
  readonly asked: PartWish;
  /** What can be chosen of the article, as far as it is known. */
  readonly parts: PartsUse;
  /** What is chosen beside material and format, and what is kept; each form sends it along. */
  readonly choices: readonly QueryPair[];
  /** What of the address stays whatever is chosen. */
  readonly kept: readonly QueryPair[];
  /** The query that stands for the state, and for the state with a dialog over it. */
  readonly hrefOf: (dialog?: string) => string;
  /** The address of another selection, which may be that of another page. */
  readonly hrefOfSelection: (state: ConfiguratorState) => string;
  /** Takes over what was chosen before scripts could hear it. */
  readonly takeOver: (early: EarlyChoices) => void;
  /** Applies a command of the core and puts the new state into the address. */
  readonly apply: (command: ConfiguratorCommand) => void;
  /** Puts what is chosen beside material and format into the address, and so closes a dialog. */
  readonly choose: (wish: PartWish) => void;
  /** Goes to a selection whose prices the server has to look up. */
  readonly askFor: (state: ConfiguratorState) => void;
};

type ConfiguratorSettings = {
  readonly kind: ConfiguratorPageKind;
  readonly product: PartedProduct & {
    /** The addresses of the pages that sell an option, by its value. */
    readonly pages: Readonly<Record<string, string>>;
    readonly extra: FormatOption | undefined;
    /** What of the address stays whatever is chosen. */
    readonly kept: readonly QueryPair[];
  };
  /** The product's configurator as an experiment changes it. */
  readonly configurator: Configurator;
};

/** The option that is chosen, else the one that the configurator starts with. */
const optionOf = (configurator: Configurator, { material }: ConfiguratorState): MaterialOption =>
  findMaterial(configurator, material) ?? startOption(configurator);

const articleOf = (configurator: Configurator, state: ConfiguratorState): PartedArticle => {
  const { materialType, context } = optionOf(configurator, state);
  return { materialType, frameType: context.frameType };
};

/** The state after the choices that were made before scripts ran, material first. */
const withEarlyChoices = (
  configurator: Configurator,
  state: ConfiguratorState,
  early: EarlyChoices,
): ConfiguratorState => {
  const values = new Map(early);
  const material = values.get('material');
  const chosen =
    material === undefined
      ? state
      : applyConfiguratorCommand(configurator, state, { kind: 'select-material', material });
  const format = visibleFormats(configurator, chosen).find(
    (option) => printFormat(option.format) === values.get('formatType'),
  )?.format;
  return format === undefined
    ? chosen
    : applyConfiguratorCommand(configurator, chosen, { kind: 'select-format', format });
};

/** Reads the state from the address, and writes the next one into it. */
export const useConfigurator = (settings: ConfiguratorSettings): ConfiguratorUse => {
  const { kind, product } = settings;
  const { search } = useLocation();
  const { lengthUnit } = useShell();
  const goTo = useGo();
  const loadingHref = useLoadingHref();
  const query = new URLSearchParams(search);
  const requested = readSelection(lengthUnit, (name) => query.get(name));
  const asked = readPartWish(readPairs(search));
  const knowledge = usePartsKnowledge(product);
  const configurator = withFramings(settings.configurator, knownFramings(knowledge));
  const extra: FormatOption | undefined = product.extra;
  const state = stateOfSelection(configurator, requested, extra);
  const article = articleOf(configurator, state);
  const parts = useParts(knowledge, article, state, asked);
  const wish =
    parts.offer === undefined ? wishFor(article, asked) : acceptedWish(article, parts.offer, asked);
  const { kept } = product;
  const choices = [...printPartWish(wish), ...kept];

  const pageOf = (material: string): string => product.pages[material] ?? '';
  const pairsOf = (next: ConfiguratorState, nextWish = wish): readonly QueryPair[] => [
    ...selectionQuery(configurator, next),
    // What the next article cannot have is dropped in the open: the address asks for it.
    ...printPartWish(namedWish(articleOf(configurator, next), nextWish)),
    ...kept,
  ];
  const goToState = (next: ConfiguratorState, nextWish = wish): void => {
    const page = pageOf(next.material);
    const href = page + withOwnQuery(kind, search, pairsOf(next, nextWish));
    // What the page has in its lists needs no answer of the server.
    if (page !== '') goTo(href, 'choice');
    else goTo(href, next.extra === undefined ? 'local' : 'page');
  };

  const takeOver = (early: EarlyChoices): void => {
    if (early.length === 0) return;
    const next = withEarlyChoices(configurator, state, early);
    goToState(next, withWish(wish, readPartWish(early), parts.offer));
  };

  useEffect(function takeOverEarlyChoices() {
    takeOver(takeEarlyChoices());
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
    configurator,
    state,
    isAskingPrices: loadingHref !== undefined && isOther(loadingHref),
    formerFormat: formerFormatOption(configurator, state)?.format,
    article,
    wish,
    asked,
    parts,
    choices,
    kept,
    hrefOf: (dialog) =>
      withOwnQuery(
        kind,
        '',
        dialog === undefined ? pairsOf(state) : [...pairsOf(state), ['dialog', dialog]],
      ),
    hrefOfSelection: (next) => pageOf(next.material) + withOwnQuery(kind, '', pairsOf(next)),
    takeOver,
    apply: (command) => {
      const next = applyConfiguratorCommand(configurator, state, command);
      if (next !== state) goToState(next);
    },
    choose: (next) => goTo(withOwnQuery(kind, search, pairsOf(state, next)), 'local'),
    askFor: (next) => goTo(withOwnQuery(kind, search, pairsOf(next)), 'page'),
  };
};
