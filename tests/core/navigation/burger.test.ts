import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import type { BurgerItem } from '../../../core/domain/navigation/burger-items.ts';
import {
  applyBurger,
  burgerLevels,
  initialBurger,
  shownBurgerItems,
  type BurgerCommand,
  type BurgerState,
} from '../../../core/domain/navigation/burger.ts';
import { modelRun } from '../../arbitraries/model-run.ts';
import {
  anyBurgerItems,
  anyViewportWidth,
  burgerCommandFor,
} from '../../arbitraries/navigation.ts';

/**
 * The burger as a stack of what is open: nothing, the menu, an item in it, an accordion in that.
 */
type Model = { open: readonly string[] | undefined; scroll: number };

const below = (items: readonly BurgerItem[], id: string | undefined): readonly BurgerItem[] =>
  items.find((item) => item.id === id)?.subItems ?? [];

const advance = (items: readonly BurgerItem[], model: Model, command: BurgerCommand): void => {
  const { open } = model;
  if (command.kind === 'open') {
    if (open === undefined && command.viewportWidth < 1000) model.open = [];
    return;
  }
  if (open === undefined) return;
  const [item, accordion] = open;
  if (command.kind === 'close') model.open = undefined;
  if (command.kind === 'resize' && command.viewportWidth >= 1000) model.open = undefined;
  if (command.kind === 'back') model.open = [];
  if (command.kind === 'open-item' && item === undefined) {
    if (below(items, command.item).length === 0) return;
    model.open = [command.item];
    model.scroll = Math.max(0, command.scrollTop);
  }
  if (command.kind === 'toggle-accordion' && item !== undefined) {
    if (accordion === command.accordion) model.open = [item];
    else if (below(below(items, item), command.accordion).length > 0)
      model.open = [item, command.accordion];
  }
};

const seen = ({ open, scroll }: Model) => ({
  isOpen: open !== undefined,
  currentLevel: burgerLevels[open?.length ?? 0],
  activeItem: open?.[0],
  activeAccordion: open?.[1],
  primaryScrollTop: scroll,
});

const reach = (items: readonly BurgerItem[], commands: readonly BurgerCommand[]): BurgerState =>
  commands.reduce((state, command) => applyBurger(items, state, command), initialBurger);

/** A burger with its menu in a state that some commands have led to. */
const anyBurger = anyBurgerItems.chain((items) =>
  fc
    .array(burgerCommandFor(items), { maxLength: 8 })
    .map((commands) => ({ items, state: reach(items, commands) })),
);

const menu: readonly BurgerItem[] = [
  { id: 'plain', text: 'Poster', url: '/poster', subItems: [] },
  {
    id: 'nested',
    text: 'Canvas',
    subItems: [
      { id: 'link', text: 'All', url: '/canvas', subItems: [] },
      { id: 'sizes', text: 'Sizes', subItems: [{ id: 'a', text: 'A', subItems: [] }] },
      { id: 'edges', text: 'Edges', subItems: [{ id: 'b', text: 'B', subItems: [] }] },
    ],
  },
];
const open = { kind: 'open', viewportWidth: 390 } as const;
const openNested = { kind: 'open-item', item: 'nested', scrollTop: 120 } as const;
const toggle = (accordion: string) => ({ kind: 'toggle-accordion', accordion }) as const;

describe('the burger', () => {
  test('stays as it is after what is not a command', () => {
    // @ts-expect-error -- burgers are not eaten
    expect(applyBurger([], initialBurger, { kind: 'eat' })).toBe(initialBurger);
  });

  property.prop([
    anyBurgerItems.chain((items) =>
      modelRun(
        burgerCommandFor(items),
        (model: Model, real: { state: BurgerState }, command: BurgerCommand) => {
          advance(items, model, command);
          real.state = applyBurger(items, real.state, command);
          expect({ activeItem: undefined, activeAccordion: undefined, ...real.state }).toEqual(
            seen(model),
          );
        },
      ),
    ),
  ])('behaves as a stack of what is open', (commands) => {
    fc.modelRun(
      () => ({ model: { open: undefined, scroll: 0 }, real: { state: initialBurger } }),
      commands,
    );
  });

  property.prop([anyBurger, anyViewportWidth])(
    'is closed, on the primary level, once the viewport is too wide',
    ({ items, state }, viewportWidth) => {
      const after = applyBurger(items, state, { kind: 'resize', viewportWidth });
      if (viewportWidth < 1000) expect(after).toBe(state);
      else expect(after).toEqual({ ...initialBurger, primaryScrollTop: state.primaryScrollTop });
      const opened = applyBurger(items, after, { kind: 'open', viewportWidth });
      expect(opened.isOpen).toBe(viewportWidth < 1000);
    },
  );

  property.prop([anyBurger])('takes an accordion back by the same toggle', ({ items, state }) => {
    for (const accordion of shownBurgerItems(items, state).map(({ id }) => id)) {
      const once = applyBurger(items, state, toggle(accordion));
      const twice = applyBurger(items, once, toggle(accordion));
      // Another one that was open is closed for good.
      const isKept = state.activeAccordion === undefined || once === state;
      if (isKept) expect(twice).toEqual(state);
    }
  });

  test('remembers where the primary panel stood, through the levels and a closing', () => {
    const deep = reach(menu, [open, openNested, toggle('sizes')]);
    expect(deep).toEqual({
      isOpen: true,
      currentLevel: 'tertiary',
      activeItem: 'nested',
      activeAccordion: 'sizes',
      primaryScrollTop: 120,
    });
    expect(applyBurger(menu, deep, { kind: 'back' })).toEqual({
      isOpen: true,
      currentLevel: 'primary',
      primaryScrollTop: 120,
    });
    expect(applyBurger(menu, deep, { kind: 'close' })).toEqual({
      isOpen: false,
      currentLevel: 'primary',
      primaryScrollTop: 120,
    });
  });

  test('has one accordion open at a time', () => {
    const state = reach(menu, [open, openNested, toggle('sizes'), toggle('edges')]);
    expect(state.activeAccordion).toBe('edges');
    expect(applyBurger(menu, state, toggle('link'))).toBe(state);
    expect(applyBurger(menu, state, toggle('edges')).currentLevel).toBe('secondary');
  });

  test.each([
    ['a plain item', [open], { kind: 'open-item', item: 'plain', scrollTop: 0 }],
    ['an unknown item', [open], { kind: 'open-item', item: '?', scrollTop: 0 }],
    ['a second item', [open, openNested], openNested],
    ['an item of a closed burger', [], openNested],
    ['an accordion of the primary level', [open], toggle('sizes')],
    ['an opening while it is open', [open, openNested], open],
  ] as const)('does nothing for %s', (_, before, command) => {
    const state = reach(menu, before);
    expect(applyBurger(menu, state, command)).toBe(state);
  });

  test.each([-3, Number.NaN, -0])('counts %s as the top of its panel', (scrollTop) => {
    const state = reach(menu, [open, { ...openNested, scrollTop }]);
    expect(state.primaryScrollTop).toBe(0);
  });

  test('lists the menu, then the items below the active one', () => {
    expect(shownBurgerItems(menu, reach(menu, [open]))).toBe(menu);
    expect(shownBurgerItems(menu, reach(menu, [open, openNested]))).toBe(menu[1]?.subItems);
    expect(shownBurgerItems([], reach(menu, [open, openNested]))).toEqual([]);
  });

  test('opens nothing below an item that has left the menu', () => {
    const state = reach(menu, [open, openNested]);
    expect(applyBurger([], state, toggle('sizes'))).toBe(state);
  });
});
