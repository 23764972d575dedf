import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { argText, materialArg, textArg } from '../../messages/story-args.ts';
import { tileSizes, type TileKind } from '../../../core/domain/navigation/tiles.ts';
import { storyText } from '../../messages/story-text.ts';
import {
  asWritten,
  groupOf,
  sampleGroups,
  sampleNavigation,
} from '../main-navigation/sample-navigation.ts';
import { SubNavigation } from './sub-navigation.tsx';
import { ownWindow } from '../own-window.ts';

const meta = {
  title: 'Shell/SubNavigation',
  component: SubNavigation,
  parameters: { ...ownWindow, layout: 'fullscreen' },
  args: {
    items: sampleNavigation,
    page: { path: '/leinwanddruck', navigationType: 'wall-art' },
    resolveLink: asWritten,
  },
} satisfies Meta<typeof SubNavigation>;

export default meta;

type Story = StoryObj<typeof meta>;

/** All kinds of tiles, under their headings; the page's own is marked. */
export const AllKinds: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(
      canvas.getByRole('navigation', { name: storyText(globals)('sub-navigation.name') }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(
      argText(globals, materialArg('leinwand')),
    );
    await expect(
      canvas.getByRole('list', { name: argText(globals, textArg('story.materials')) }).children,
    ).toHaveLength(4);
    await expect(canvasElement.querySelectorAll('style, [style]')).toHaveLength(0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const kindOnly = (type: TileKind): Story => ({
  args: {
    items: [
      {
        text: textArg('story.wall-art'),
        link: { url: '/wandbilder' },
        alwaysShowSubNavi: true,
        flyoutGroups: [groupOf(type)],
      },
    ],
    page: { path: '/leinwanddruck' },
  },
  play: async ({ canvasElement }) => {
    const boxes = [
      ...canvasElement.querySelectorAll('li li a > :first-child, li li span > span:first-child'),
    ];
    await expect(boxes.length).toBeGreaterThan(0);
    for (const box of boxes) {
      const { width, height } = box.getBoundingClientRect();
      await expect({ width, height }).toEqual(tileSizes[type]);
    }
  },
});

export const Circles: Story = kindOnly('circle');

export const Squares: Story = kindOnly('square');

export const SquareImages: Story = kindOnly('square-image');

/** The strip of an item that stands nowhere else. */
export const StripAlone: Story = {
  args: { page: { path: '/angebote/sommer', navigationType: 'offers' } },
};

/** The strip is left out on the feeds' paths, and where nothing belongs to the page. */
export const HiddenPath: Story = {
  args: { page: { path: '/feed-card', navigationType: 'wall-art' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const NothingToShow: Story = {
  args: { page: { path: '/impressum' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const RefusedLinks: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { resolveLink: () => undefined },
};

export const LongText: Story = {
  args: {
    items: [
      {
        text: textArg('story.wall-art'),
        link: { url: '/wandbilder' },
        navigationType: 'wall-art',
        flyoutGroups: sampleGroups.map((group) => ({
          ...group,
          badge: textArg('story.until-advent'),
          flyoutGroupItems: group.flyoutGroupItems.map((item) => ({
            ...item,
            title: `${item.title} ${textArg('story.gallery-quality')}`,
          })),
        })),
      },
    ],
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** There a product's picture, name and price come first. */
export const OfAProductOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { room: 'wide' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('nav')).not.toBeVisible();
  },
};
