import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Breadcrumb } from './breadcrumb.tsx';

const steps = [
  { text: 'Start', href: '#start' },
  { text: 'Wandbilder', href: '#wandbilder' },
  { text: 'Leinwand', href: '#leinwand' },
];

const meta = {
  title: 'Shell/Breadcrumb',
  component: Breadcrumb,
  parameters: { layout: 'fullscreen' },
  args: { steps },
} satisfies Meta<typeof Breadcrumb>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeSteps: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Leinwand').closest('a')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('Start').closest('a')).not.toHaveAttribute('aria-current');
  },
};

export const LongText: Story = {
  args: {
    steps: [
      ...steps,
      {
        text: 'Großformatige Leinwandbilder mit handgespanntem Keilrahmen und Schattenfuge',
        href: '#long',
      },
    ],
  },
};

export const SingleStepShowsNothing: Story = { args: { steps: steps.slice(0, 1) } };
