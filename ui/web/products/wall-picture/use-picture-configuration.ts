import { useEffect } from 'react';
import { useLocation } from 'react-router';

import {
  applyConfiguratorCommand,
  visibleFormats,
  type Configurator,
  type ConfiguratorCommand,
  type ConfiguratorState,
} from '../../../../core/domain/configurator/configurator.ts';
import { readSelection } from '../../../../core/domain/configurator/selection.ts';
import type { ProductOption } from '../../../../core/domain/products/product.ts';
import { equalFormats, printFormat } from '../../../../core/domain/format/format.ts';
import { withComponents } from '../../../../core/domain/products/wall-picture/component-offer.ts';
import {
  readComponents,
  type ComponentSelection,
} from '../../../../core/domain/products/wall-picture/component-selection.ts';
import { knownState } from '../../../../core/domain/products/wall-picture/known-pictures.ts';
import { wallPictureChoices } from '../../../../core/domain/products/wall-picture/wall-picture-choices.ts';
import { wallPictureKeys } from '../../../../core/domain/products/wall-picture/wall-picture-keys.ts';
import { withOwnQuery } from '../../../../core/domain/routing/page-keys.ts';
import type { EarlyChoices } from '../../islands/early-choices.ts';
import { useEarlyChoices } from '../../configurator/use-early-choices.ts';
import { useGo, useLoadingHref } from '../../navigation/navigation-context.ts';
import { useShell } from '../../islands/use-shell.ts';
import {
  pairsOfSelection,
  questionOf,
  readConfiguration,
  type ConfigurationSource,
  type ReadConfiguration,
} from './read-configuration.ts';
import { pictureAnswers } from './known-configurations.ts';
import { useAnswers } from '../../configurator/use-answers.ts';

/** The configurator's state, and how to change it. */
export type PictureConfiguration = Omit<ReadConfiguration, 'question'> & {
  readonly isAskingPrices: boolean;
  /** The query that stands for the state, and for the state with a dialog over it. */
  readonly hrefOf: (dialog?: string) => string;
  /** The address of another selection, which may be that of another page. */
  readonly hrefOfSelection: (state: ConfiguratorState) => string;
  /** Applies a command of the core and puts the new state into the address. */
  readonly apply: (command: ConfiguratorCommand) => void;
  /** All that can be chosen, in order. */
  readonly options: readonly ProductOption[];
  /** Chooses a value of an option. */
  readonly take: (option: ProductOption, value: string) => void;
  /** Puts what is chosen beside material and format into the address, and so closes a dialog. */
  readonly choose: (components: ComponentSelection) => void;
  /** Goes to a selection whose price the server has to look up. */
  readonly askFor: (state: ConfiguratorState) => void;
};

type ConfiguratorSettings = Pick<ConfigurationSource, 'product' | 'configurator'>;

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
export const usePictureConfiguration = (settings: ConfiguratorSettings): PictureConfiguration => {
  const { product } = settings;
  const { search } = useLocation();
  const { channel, locale, lengthUnit } = useShell();
  const goTo = useGo();
  const loadingHref = useLoadingHref();
  const { answers, settled, awaited, ask, awaitAnswers, stopWaiting } = useAnswers(
    pictureAnswers,
    product.configuration,
  );
  const known = [...answers, product.configuration];
  const readAt = (address: string) =>
    readConfiguration({
      ...settings,
      scope: { channel, locale },
      search: address,
      known,
      settled,
    });
  const { question, ...read } = readAt(search);
  const { configurator, state, components, knownComponents } = read;

  useEffect(
    function askForAnswer() {
      return question === undefined ? undefined : ask([question]);
    },
    [ask, question],
  );

  const pageOf = (material: string): string => product.pages[material] ?? '';
  const pairsOf = (next: ConfiguratorState, nextWish = components) =>
    pairsOfSelection(read, next, nextWish);

  /**
   * A price that only the server knows is waited for; where it does not come, the page is asked
   * for.
   */
  const goToPriced = (next: ConfiguratorState): void => {
    const href = withOwnQuery(wallPictureKeys, search, pairsOf(next));
    awaitAnswers([questionOf(read, next, components)], (isKnown) =>
      goTo(href, isKnown ? 'local' : 'page'),
    );
  };
  const goToState = (next: ConfiguratorState, nextWish = components, press?: 'painted'): void => {
    const page = pageOf(next.material);
    const href = page + withOwnQuery(wallPictureKeys, search, pairsOf(next, nextWish));
    stopWaiting();
    // What the page has in its lists needs no answer of the server.
    if (page !== '') goTo(href, 'choice', press);
    else if (next.extra === undefined) goTo(href, 'local', press);
    else goToPriced(next);
  };

  useEarlyChoices((early) => {
    const next = withEarlyChoices(configurator, state, early);
    const nextWish = withComponents(components, readComponents(early), knownComponents.offer);
    // In the frame that shows the product alive.
    goToState(next, nextWish, 'painted');
  });

  const isOther = (href: string): boolean => {
    const target = new URL(href).searchParams;
    const { material, format } = readSelection(lengthUnit, (name) => target.get(name));
    return (
      material !== undefined &&
      (material !== state.material || (format !== undefined && !equalFormats(format, state.format)))
    );
  };

  const isLoadingOther = loadingHref !== undefined && isOther(loadingHref);
  /** What is chosen already, though its page is still on its way: the next choice adds to it. */
  const pending = isLoadingOther ? readAt(new URL(loadingHref).search) : read;
  const choose = (next: ComponentSelection): void => {
    stopWaiting();
    goTo(withOwnQuery(wallPictureKeys, search, pairsOf(state, next)), 'local');
  };
  const options = wallPictureChoices.options(read, read.offer);

  const take = (option: ProductOption, value: string): void => {
    const named = pending === read ? options : wallPictureChoices.options(pending, pending.offer);
    const chosen = (named.find(({ name }) => name === option.name) ?? option).values.find(
      (one) => one.value === value,
    );
    if (chosen === undefined || chosen.isChosen || chosen.refusal !== undefined) return;
    const values = new Map(chosen.pairs);
    const { material = '', format, former } = readSelection(lengthUnit, (name) => values.get(name));
    if (format === undefined) return;
    const wanted = { material, format };
    const nextComponents = readComponents(chosen.pairs);
    const isOf = (one: ConfiguratorState) =>
      one.material === material && equalFormats(one.format, format);
    const next = knownState(pending.offer, { ...wanted, former });
    if (isOf(state) && pending === read) choose(nextComponents);
    else if (isOf(next)) goToState(next, nextComponents);
    else goToPriced(wanted);
  };

  return {
    ...read,
    options,
    take,
    isAskingPrices: awaited || isLoadingOther,
    hrefOf: (dialog) =>
      withOwnQuery(
        wallPictureKeys,
        '',
        dialog === undefined ? pairsOf(state) : [...pairsOf(state), ['dialog', dialog]],
      ),
    hrefOfSelection: (next) =>
      pageOf(next.material) + withOwnQuery(wallPictureKeys, '', pairsOf(next)),
    apply: (command) => {
      const next = applyConfiguratorCommand(configurator, pending.state, command);
      if (next !== pending.state) goToState(next);
    },
    choose,
    askFor: goToPriced,
  };
};
