import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { argText, materialArg, textArg } from '../../messages/story-args.ts';
import { Breadcrumb } from './breadcrumb.tsx';

const steps = [
  { text: textArg('story.start'), href: '#start' },
  { text: textArg('story.wall-art'), href: '#wandbilder' },
  { text: materialArg('leinwand'), href: '#leinwand' },
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
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByText(argText(globals, materialArg('leinwand'))).closest('a'),
    ).toHaveAttribute('aria-current', 'page');
    await expect(
      canvas.getByText(argText(globals, textArg('story.start'))).closest('a'),
    ).not.toHaveAttribute('aria-current');
  },
};

export const LongText: Story = {
  args: {
    steps: [
      ...steps,
      {
        text: textArg('story.stretched-canvas'),
        href: '#long',
      },
    ],
  },
};

export const SingleStepShowsNothing: Story = { args: { steps: steps.slice(0, 1) } };
