import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { argText, frameArg, materialArg, textArg } from '../../messages/story-args.ts';
import { readPageDevice } from '../../../core/domain/device/page-device.ts';
import { storyText } from '../../messages/story-text.ts';
import { MainNavigation } from '../main-navigation/main-navigation.tsx';
import { asWritten, sampleGroups, sampleNavigation } from '../main-navigation/sample-navigation.ts';
import { StateSheet } from '../state-sheet/state-sheet.tsx';
import { Flyout } from './flyout.tsx';
import styles from './flyout-place.module.css';
import { tendFlyouts } from './tend-flyouts.ts';
import { ownWindow } from '../own-window.ts';

const Placed = (props: ComponentProps<typeof Flyout>) => (
  <div className={styles['place']}>
    <Flyout {...props} />
  </div>
);

const meta = {
  title: 'Shell/Flyout',
  component: Flyout,
  parameters: { ...ownWindow, layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    name: textArg('story.wall-art'),
    groups: sampleGroups,
    page: { path: '/leinwanddruck' },
    resolveLink: asWritten,
  },
  render: (args) => <Placed {...args} />,
} satisfies Meta<typeof Flyout>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** It opens by the browser's own means. */
export const Opened: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const details = canvasElement.querySelector('details');
    const summary = canvasElement.querySelector('summary');
    if (details === null || summary === null) throw new Error('There is no flyout.');
    await expect(summary).toHaveAttribute(
      'aria-label',
      storyText(globals)('flyout.open', { name: argText(globals, textArg('story.wall-art')) }),
    );
    await userEvent.click(summary);
    await expect(details.open).toBe(true);
    await expect(
      canvas.getByRole('list', { name: argText(globals, textArg('story.materials')) }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: argText(globals, frameArg('holzrahmen')) }),
    ).toHaveAttribute('href', '#bilderrahmen/holz');
    await expect(
      canvas.getByRole('link', { name: argText(globals, materialArg('leinwand')) }),
    ).toHaveAttribute('aria-current', 'page');
  },
};

export const LongText: Story = {
  args: {
    groups: sampleGroups.map((group) => ({
      ...group,
      flyoutGroupTitle: `${group.flyoutGroupTitle ?? ''} ${textArg('story.for-rooms')}`,
      flyoutGroupItems: group.flyoutGroupItems.map((item) => ({
        ...item,
        title: `${item.title} ${textArg('story.gallery-quality')}`,
      })),
    })),
  },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('details')?.setAttribute('open', '');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** In a bar that is tended: under the pointer, by keys, one at a time. */
export const InABar: StoryObj<typeof MainNavigation> = {
  args: {
    items: sampleNavigation,
    page: { path: '/poster-drucken', navigationType: 'poster' },
    resolveLink: asWritten,
  },
  render: (args) => (
    <div className={styles['place']}>
      <MainNavigation {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('nav');
    const [first, second] = canvasElement.querySelectorAll('details');
    if (bar === null || first === undefined || second === undefined)
      throw new Error('There are no flyouts.');
    const { userAgent, maxTouchPoints } = navigator;
    const device = readPageDevice({ userAgent, maxTouchPoints, viewportWidth: innerWidth });
    const end = tendFlyouts(bar, '/poster-drucken', {
      current: () => device,
      subscribe: () => () => undefined,
    });
    const [wallArt, , acrylic] = canvasElement.querySelectorAll('[data-bar-item] > a');
    if (wallArt === undefined || acrylic === undefined) throw new Error('There are no links.');
    await userEvent.hover(wallArt);
    await expect(first.open).toBe(false);
    await waitFor(() => expect(first.open).toBe(true));
    // Its neighbour without one closes it; from one to the other there is nothing to wait for.
    await userEvent.hover(acrylic);
    await waitFor(() => expect(first.open).toBe(false));
    const button = first.querySelector('summary');
    button?.focus();
    // What a key does: a click without a pointer.
    button?.click();
    await waitFor(() => expect(first.open).toBe(true));
    first.querySelector('a')?.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first.open).toBe(false));
    await expect(document.activeElement).toBe(button);
    end();
  },
};

export const States: Story = {
  parameters: { layout: 'padded' },
  render: (flyout) => {
    const drawn = <Placed {...flyout} groups={flyout.groups.slice(0, 1)} />;
    const closed = <Flyout {...flyout} />;
    return (
      <StateSheet
        states={[
          { name: 'closed', drawing: closed },
          { name: 'closed, under the pointer', touch: 'hover', drawing: closed },
          { name: 'closed, with the focus', touch: 'focus', drawing: closed },
          { name: 'open', drawing: drawn },
          { name: 'open, under the pointer', touch: 'hover', drawing: drawn },
          { name: 'open, with the focus', touch: 'focus', drawing: drawn },
        ]}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const flyouts = [...canvasElement.querySelectorAll('details')];
    for (const flyout of flyouts.slice(3)) {
      // Those of one name close each other.
      flyout.removeAttribute('name');
      flyout.open = true;
    }
    // The pointer may be over the first one.
    const [, hover, closed, open] = flyouts.map(
      (flyout) => flyout.querySelector('summary') ?? flyout,
    );
    const colourOf = (element: HTMLElement | undefined) =>
      element && getComputedStyle(element).color;
    await waitFor(() => expect(colourOf(hover)).not.toBe(colourOf(closed)));
    await expect(colourOf(open)).not.toBe(colourOf(closed));
  },
};
