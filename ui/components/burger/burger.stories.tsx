import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { argText, materialArg, textArg } from '../../messages/story-args.ts';
import type { BurgerItem } from '../../../core/domain/navigation/burger-items.ts';
import { asPattern, storyText } from '../../messages/story-text.ts';
import { asWritten } from '../main-navigation/sample-navigation.ts';
import { shownLinks } from '../shown-links.ts';
import { sampleShops } from '../shop-links/sample-shops.ts';
import { StateSheet } from '../state-sheet/state-sheet.tsx';
import { Burger, BurgerButton } from './burger.tsx';
import { BurgerItems } from './burger-items.tsx';
import { sampleMenu } from './sample-menu.ts';
import { tendBurger } from './tend-burger.ts';
import { ownWindow } from '../own-window.ts';

const meta = {
  title: 'Shell/Burger',
  component: Burger,
  parameters: { ...ownWindow, layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: {
    id: 'burger',
    logo: { name: 'Passepartout', kind: 'frame' },
    homeHref: '#start',
    shops: sampleShops,
    menu: sampleMenu,
    page: { path: '/poster', navigationType: 'wall-art' },
    resolveLink: asWritten,
  },
  render: (args) => (
    <>
      <BurgerButton burgerId={args.id} />
      <Burger {...args} />
    </>
  ),
} satisfies Meta<typeof Burger>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** Waits for what fades in: half of a colour is not to be judged. */
const atRest = async (menu: HTMLElement): Promise<void> => {
  await Promise.allSettled(menu.getAnimations({ subtree: true }).map(({ finished }) => finished));
};

/** Opens the menu as everybody does, and gives what can be asked of it. */
const open = async ({ canvas, globals }: Pick<Play, 'canvas' | 'globals'>) => {
  const text = storyText(globals);
  const button = canvas.getByRole('button', { name: text('burger.open') });
  await userEvent.click(button);
  const menu = canvas.getByRole('navigation', { name: text('burger.open') });
  await expect(menu.matches(':popover-open')).toBe(true);
  await atRest(menu);
  return { text, button, menu, inside: within(menu) };
};

const summaryOf = (menu: HTMLElement, id: string): HTMLElement => {
  const summary = menu.querySelector<HTMLElement>(`details[data-burger-item="${id}"] > summary`);
  if (summary === null) throw new Error(`There is no item ${id}.`);
  return summary;
};

const isOpen = (summary: HTMLElement): boolean => summary.closest('details')?.open === true;

/** Before any script: the browser opens it, and every link is there. */
export const Opened: Story = {
  play: async (context) => {
    const { menu, inside } = await open(context);
    const [poster, ...others] = shownLinks(menu, argText(context.globals, materialArg('poster')));
    await expect(poster).toHaveAttribute('aria-current', 'page');
    await expect(others).toEqual([]);
    await expect(inside.getByRole('link', { name: /030 23125 014/u })).toHaveAttribute(
      'href',
      'tel:03023125014',
    );
    await expect(shownLinks(menu, argText(context.globals, textArg('legal.imprint')))).toHaveLength(
      1,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A nested item has the panel to itself, and what opened it leads back. */
export const SecondLevel: Story = {
  play: async (context) => {
    const { menu, text } = await open(context);
    const summary = summaryOf(menu, 'wall-art');
    await userEvent.click(summary);
    await expect(isOpen(summary)).toBe(true);
    await expect(summary).toHaveTextContent(text('burger.back'));
    await expect(shownLinks(menu, argText(context.globals, materialArg('poster')))).toEqual([]);
    await expect(shownLinks(menu, argText(context.globals, textArg('legal.imprint')))).toEqual([]);
    await expect(
      shownLinks(menu, argText(context.globals, textArg('story.all-wall-art'))),
    ).toHaveLength(1);
    await userEvent.click(summary);
    await expect(shownLinks(menu, argText(context.globals, materialArg('poster')))).toHaveLength(1);
  },
};

/** An item with a page of its own keeps the way to it below the way back. */
export const Overview: Story = {
  play: async (context) => {
    const { menu, inside, text } = await open(context);
    await userEvent.click(summaryOf(menu, 'canvas'));
    await expect(
      inside.getByRole('link', {
        name: asPattern(
          text('burger.overview', { name: argText(context.globals, materialArg('leinwand')) }),
        ),
      }),
    ).toHaveAttribute('href', '#leinwand');
    await atRest(menu);
  },
};

/** One accordion at a time. */
export const ThirdLevel: Story = {
  play: async (context) => {
    const { menu } = await open(context);
    await userEvent.click(summaryOf(menu, 'wall-art'));
    const [first, second] = menu.querySelectorAll<HTMLDetailsElement>('[data-burger-accordion]');
    if (first === undefined || second === undefined) throw new Error('There are no accordions.');
    const press = async (details: HTMLDetailsElement) => {
      const summary = details.querySelector('summary');
      if (summary !== null) await userEvent.click(summary);
    };
    await press(first);
    await expect(first.open).toBe(true);
    await press(second);
    await expect([first.open, second.open]).toEqual([false, true]);
    await atRest(menu);
  },
};

/** With its script it starts anew each time, and a link of it closes it. */
export const Tended: Story = {
  play: async (context) => {
    const { menu, button } = await open(context);
    const end = tendBurger(menu);
    const summary = summaryOf(menu, 'wall-art');
    await userEvent.click(summary);
    await expect(isOpen(summary)).toBe(true);
    // What the browser does for Escape, which a story cannot press.
    menu.hidePopover();
    await waitFor(() => expect(isOpen(summary)).toBe(false));
    await expect(menu.matches(':popover-open')).toBe(false);
    await expect(document.activeElement).toBe(button);
    await userEvent.click(button);
    await userEvent.click(summary);
    await userEvent.click(summary);
    await expect(isOpen(summary)).toBe(false);
    const [poster] = shownLinks(menu, argText(context.globals, materialArg('poster')));
    // A story that leads elsewhere takes its page with it.
    poster?.addEventListener('click', (event) => event.preventDefault());
    if (poster !== undefined) await userEvent.click(poster);
    await expect(menu.matches(':popover-open')).toBe(false);
    end();
  },
};

/** A level that was opened before the script came stays open and leads back. */
export const TendedLate: Story = {
  play: async (context) => {
    const { menu } = await open(context);
    const summary = summaryOf(menu, 'wall-art');
    await userEvent.click(summary);
    const end = tendBurger(menu);
    await expect(isOpen(summary)).toBe(true);
    await userEvent.click(summary);
    await expect(shownLinks(menu, argText(context.globals, materialArg('poster')))).toHaveLength(1);
    end();
  },
};

export const Cards: Story = {
  globals: { channel: 'kartenliebe', viewport: { value: 'phone' } },
  args: { logo: { name: 'kartenliebe', kind: 'script' } },
  play: async (context) => {
    await open(context);
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async (context) => {
    await open(context);
  },
};

/** The burger while the content service does not answer. */
export const Empty: Story = {
  args: {
    shops: [],
    menu: { items: [], extraMenu: [], footerLinks: [], hotline: undefined },
  },
  play: async (context) => {
    await open(context);
  },
};

const long = (item: BurgerItem): BurgerItem => ({
  ...item,
  text: `${item.text} ${textArg('story.gallery-quality')}`,
  badge: item.badge && `${item.badge} ${textArg('story.until-advent')}`,
  subItems: item.subItems.map(long),
});

export const LongText: Story = {
  args: { menu: { ...sampleMenu, items: sampleMenu.items.map(long) } },
  play: async (context) => {
    const { menu } = await open(context);
    await userEvent.click(summaryOf(menu, 'wall-art'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
};

/** The button, and the items of the menu beside each other. */
export const States: Story = {
  parameters: { layout: 'padded' },
  render: ({ id, menu, resolveLink }) => {
    const [nested, , plain, labelled] = menu.items.map((item) => [item]);
    const button = <BurgerButton burgerId={id} />;
    const drawn = (items = plain ?? [], path = '/') => (
      <BurgerItems items={items} page={{ path }} resolveLink={resolveLink} />
    );
    return (
      <StateSheet
        states={[
          { name: 'the button', drawing: button },
          { name: 'the button, under the pointer', touch: 'hover', drawing: button },
          { name: 'the button, with the focus', touch: 'focus', drawing: button },
          { name: 'an item', drawing: drawn() },
          { name: 'an item, under the pointer', touch: 'hover', drawing: drawn() },
          { name: 'an item, with the focus', touch: 'focus', drawing: drawn() },
          { name: 'an item of the shown page', drawing: drawn(plain, plain?.[0]?.url) },
          { name: 'an item with a label', drawing: drawn(labelled) },
          { name: 'an item with a level below', drawing: drawn(nested) },
          { name: 'the level below', drawing: drawn(nested) },
        ]}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const levels = canvasElement.querySelectorAll('details[data-burger-item]');
    levels[levels.length - 1]?.setAttribute('open', '');
    const links = canvasElement.querySelectorAll<HTMLElement>('a');
    const colours = [...links].slice(0, 4).map((link) => getComputedStyle(link).color);
    // The pointer may be over the first one.
    const [, hover, focus, current] = colours;
    await expect([hover === focus, current === focus]).toEqual([false, false]);
  },
};
