import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Badge } from '../badge/badge.tsx';
import styles from './scroll-row-place.module.css';
import { ScrollRow } from './scroll-row.tsx';
import { tendScrollRow } from './tend-scroll-row.ts';

const badges = (count: number) =>
  Array.from({ length: count }, (_, index) => `Nummer ${index + 1}`).map((text) => (
    <li key={text}>
      <a href={`#${text}`}>
        <Badge text={text} />
      </a>
    </li>
  ));

const meta = {
  title: 'Foundations/ScrollRow',
  component: ScrollRow,
  parameters: { layout: 'fullscreen' },
  args: { children: badges(40) },
  decorators: [
    (Story) => (
      <div className={styles['place']}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScrollRow>;

export default meta;

type Story = StoryObj<typeof meta>;

const rowIn = (element: HTMLElement): HTMLElement => {
  const row = element.querySelector<HTMLElement>('[data-scroll-row]');
  if (row === null) throw new Error('There is no row.');
  return row;
};

/** As the server sends it: no button promises what has no code yet. */
export const BeforeItIsTended: Story = {
  play: async ({ canvasElement }) => {
    for (const button of rowIn(canvasElement).querySelectorAll('button'))
      await expect(button).not.toBeVisible();
  },
};

/** At its beginning: the left button is disabled, and nothing has moved. */
export const Tended: Story = {
  play: async ({ canvasElement }) => {
    const row = rowIn(canvasElement);
    const first = row.querySelector('li');
    const before = first?.getBoundingClientRect();
    tendScrollRow(row);
    const states = [...row.querySelectorAll('button')].map((button) =>
      button.getAttribute('aria-disabled'),
    );
    await expect(states).toEqual(['true', 'false']);
    await expect(first?.getBoundingClientRect()).toEqual(before);
  },
};

export const AllFits: Story = {
  args: { children: badges(3) },
  play: async ({ canvasElement }) => {
    const row = rowIn(canvasElement);
    tendScrollRow(row);
    for (const button of row.querySelectorAll('button')) await expect(button).not.toBeVisible();
  },
};
