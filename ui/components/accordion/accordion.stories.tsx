import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { argText, materialArg, textArg } from '../../messages/story-args.ts';
import { StateSheet } from '../state-sheet/state-sheet.tsx';
import { Accordion } from './accordion.tsx';

const canvasPrint = materialArg('leinwand');
const acrylic = materialArg('acrylglas');

const meta = {
  title: 'Foundations/Content/Accordion',
  component: Accordion,
  args: {
    items: [
      { title: canvasPrint, content: textArg('story.care-dry') },
      { title: acrylic, content: textArg('story.care-damp') },
      { title: materialArg('aludibond'), content: textArg('story.care-damp') },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;

type Story = StoryObj<typeof meta>;

export const EachByItself: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByText(argText(globals, canvasPrint)));
    await userEvent.click(canvas.getByText(argText(globals, acrylic)));
    const care = argText(globals, textArg('story.care-dry'));
    await waitFor(() => expect(canvas.getByText(care)).toBeVisible());
  },
};

export const OneAtATime: Story = {
  args: { name: 'care' },
  play: async ({ canvas, globals }) => {
    const title = canvas.getByText(argText(globals, canvasPrint));
    const first = title.closest('details');
    await userEvent.click(title);
    await expect(first).toHaveProperty('open', true);
    await userEvent.click(canvas.getByText(argText(globals, acrylic)));
    await waitFor(() => expect(first).toHaveProperty('open', false));
  },
};

export const Empty: Story = { args: { items: [] } };

export const States: Story = {
  render: ({ items }) => {
    const one = <Accordion items={items.slice(0, 1)} />;
    return (
      <StateSheet
        states={[
          { name: 'closed', drawing: one },
          { name: 'closed, under the pointer', touch: 'hover', drawing: one },
          { name: 'closed, with the focus', touch: 'focus', drawing: one },
          { name: 'open', drawing: one },
          { name: 'open, under the pointer', touch: 'hover', drawing: one },
          { name: 'open, with the focus', touch: 'focus', drawing: one },
        ]}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const parts = [...canvasElement.querySelectorAll('details')];
    for (const part of parts.slice(3)) part.open = true;
    // The pointer may be over the first one.
    const [, hover, focus] = parts.map((part) => part.querySelector('summary') ?? part);
    const colourOf = (element: HTMLElement | undefined) =>
      element && getComputedStyle(element).color;
    await waitFor(() => expect(colourOf(hover)).not.toBe(colourOf(focus)));
  },
};
