import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { Accordion } from './accordion.tsx';

const meta = {
  title: 'Foundations/Content/Accordion',
  component: Accordion,
  args: {
    items: [
      { title: 'Leinwand', content: <p>Mit einem trockenen Tuch abwischen.</p> },
      { title: 'Acrylglas', content: <p>Mit einem feuchten Mikrofasertuch, ohne Reiniger.</p> },
      { title: 'Alu-Verbund', content: <p>Mit lauwarmem Wasser und einem weichen Tuch.</p> },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;

type Story = StoryObj<typeof meta>;

export const EachByItself: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Leinwand'));
    await userEvent.click(canvas.getByText('Acrylglas'));
    await waitFor(() => expect(canvas.getByText(/trockenen Tuch/u)).toBeVisible());
  },
};

export const OneAtATime: Story = {
  args: { name: 'care' },
  play: async ({ canvas }) => {
    const first = canvas.getByText('Leinwand').closest('details');
    await userEvent.click(canvas.getByText('Leinwand'));
    await expect(first).toHaveProperty('open', true);
    await userEvent.click(canvas.getByText('Acrylglas'));
    await waitFor(() => expect(first).toHaveProperty('open', false));
  },
};

export const Empty: Story = { args: { items: [] } };
