import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sampleAnswer } from '../../components/rich-text/sample-text.ts';
import { argText, materialArg, textArg } from '../../messages/story-args.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { AccordionBlockView } from './accordion.tsx';

const meta = {
  title: 'Blocks/Accordion',
  component: AccordionBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'accordion',
      id: 'accordion',
      headline: textArg('story.care'),
      items: [
        { title: materialArg('leinwand'), text: sampleAnswer(textArg('story.care-dry')) },
        { title: materialArg('acrylglas'), text: sampleAnswer(textArg('story.care-damp')) },
      ],
    },
  },
} satisfies Meta<typeof AccordionBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, globals }) => {
    const title = canvas.getByText(argText(globals, materialArg('acrylglas')));
    await expect(title.closest('details')).toHaveAttribute('name', 'accordion');
  },
};
