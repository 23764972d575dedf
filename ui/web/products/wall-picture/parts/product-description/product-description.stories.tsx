import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { argText, textArg } from '../../../../../messages/story-args.ts';
import { sampleText } from '../../../../../components/rich-text/sample-text.ts';
import { ProductDescriptionDialog } from './product-description.tsx';
import { ownWindow } from '../../../../../components/own-window.ts';

const meta = {
  title: 'Patterns/Dialogs/ProductDescriptionDialog',
  component: ProductDescriptionDialog,
  parameters: ownWindow,
  args: {
    locale: 'de-DE',
    frame: { isOpen: true, onClose: fn(), closeHref: '#without-dialog' },
    headline: textArg('story.photo-on-canvas'),
    lead: textArg('story.woven'),
    sections: [
      { id: 'material', headline: textArg('story.feel-weave'), text: sampleText },
      { id: 'care', headline: textArg('story.care'), text: sampleText },
    ],
    resolveLink: (url) => ({ href: url }),
  },
} satisfies Meta<typeof ProductDescriptionDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Sections: Story = {
  play: async ({ canvas, globals }) => {
    const dialog = canvas.getByRole('dialog', {
      name: argText(globals, textArg('story.photo-on-canvas')),
    });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(
      canvas.getByRole('heading', { name: argText(globals, textArg('story.care')) }),
    ).toBeInTheDocument();
  },
};

/** A page without running texts still says what its product is. */
export const LeadAlone: Story = { args: { sections: [] } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
};
