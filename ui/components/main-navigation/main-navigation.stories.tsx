import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { argText, materialArg, textArg } from '../../messages/story-args.ts';
import { storyText } from '../../messages/story-text.ts';
import { shownLinks } from '../shown-links.ts';
import { tendScrollRow } from '../scroll-row/tend-scroll-row.ts';
import { MainNavigation } from './main-navigation.tsx';
import { asWritten, sampleNavigation } from './sample-navigation.ts';
import { ownWindow } from '../own-window.ts';

const meta = {
  title: 'Shell/MainNavigation',
  component: MainNavigation,
  parameters: { ...ownWindow, layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    items: sampleNavigation,
    page: { path: '/leinwanddruck', navigationType: 'canvas' },
    resolveLink: asWritten,
  },
} satisfies Meta<typeof MainNavigation>;

export default meta;

type Story = StoryObj<typeof meta>;

const textsIn = (list: Element | null | undefined): readonly (string | null | undefined)[] =>
  [...(list?.children ?? [])].map((item) => item.firstElementChild?.textContent);

/** Items for the burger and for the strip alone are not here; the page's own is marked. */
export const OnAPage: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const bar = canvas.getByRole('navigation', {
      name: storyText(globals)('main-navigation.name'),
    });
    await expect(textsIn(bar.querySelector('ul'))).toEqual([
      argText(globals, textArg('story.wall-art')),
      argText(globals, materialArg('leinwand')),
      argText(globals, materialArg('acrylglas')),
      argText(globals, materialArg('poster')),
      argText(globals, textArg('story.picture-frames')),
    ]);
    await expect(shownLinks(bar, argText(globals, materialArg('leinwand')))[0]).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvasElement.querySelectorAll('details')).toHaveLength(2);
  },
};

/** A page that no item leads to marks the item of its type. */
export const WithinASection: Story = {
  args: { page: { path: '/leinwanddruck/hochformat', navigationType: 'canvas' } },
  play: async ({ canvasElement, globals }) => {
    await expect(
      shownLinks(canvasElement, argText(globals, materialArg('leinwand')))[0],
    ).toHaveAttribute('aria-current', 'true');
  },
};

export const NothingSelected: Story = { args: { page: { path: '/impressum' } } };

/** The text and the flyout of an item stay where its address is refused. */
export const RefusedLinks: Story = {
  args: { resolveLink: () => undefined },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryAllByRole('link')).toHaveLength(0);
    await expect(canvas.getByText(argText(globals, textArg('story.wall-art')))).toBeVisible();
  },
};

export const Empty: Story = { args: { items: [] } };

/** Presses a button by key until its end: a pointer does not reach a disabled button. */
const pressToEnd = (button: HTMLElement): Promise<void> =>
  waitFor(
    () => {
      button.click();
      return expect(button).toHaveAttribute('aria-disabled', 'true');
    },
    { timeout: 5000 },
  );

/** More than there is room for: the active item stands in the middle, the buttons lead to the ends. */
export const TooMany: Story = {
  args: {
    items: Array.from({ length: 24 }, (_, index) => ({
      text: `${textArg('story.photo-gift')} ${index + 1}`,
      link: { url: `/geschenk-${index + 1}` },
    })),
    page: { path: '/geschenk-12' },
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const text = storyText(globals);
    const row = canvasElement.querySelector<HTMLElement>('[data-scroll-row]');
    const items = row?.querySelector<HTMLElement>('[data-scroll-items]');
    if (row === null || !items) throw new Error('There is no row.');
    await expect(row.querySelectorAll('button:not([hidden])')).toHaveLength(0);
    const end = tendScrollRow(row);
    const active = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(
      Math.abs(active.left + active.width / 2 - document.documentElement.clientWidth / 2),
    ).toBeLessThan(2);
    const left = within(row).getByRole('button', { name: text('scroll-row.left'), hidden: true });
    const right = within(row).getByRole('button', { name: text('scroll-row.right'), hidden: true });
    await expect(left).toHaveAttribute('aria-disabled', 'false');
    await pressToEnd(right);
    await expect(items.scrollLeft + items.clientWidth).toBeGreaterThan(items.scrollWidth - 1);
    right.focus();
    await expect(document.activeElement).toBe(right);
    await pressToEnd(left);
    await expect(items.scrollLeft).toBe(0);
    end();
  },
};

/** A bar that fits has no buttons. */
export const ButtonsOfNoUse: Story = {
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector<HTMLElement>('[data-scroll-row]');
    if (row === null) throw new Error('There is no row.');
    const end = tendScrollRow(row);
    for (const button of row.querySelectorAll('button')) {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).not.toBeVisible();
    }
    end();
  },
};

export const LongText: Story = {
  args: {
    items: sampleNavigation.map((item) => ({
      ...item,
      text: `${item.text} ${textArg('story.made-to-measure')}`,
    })),
  },
};

/** Below 1000 px the burger has its place. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('nav')).not.toBeVisible();
  },
};
