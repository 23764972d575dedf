import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

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
    headline: 'Ihr Foto auf Leinwand',
    lead: 'Feines Baumwollgewebe, von Hand auf Fichte gespannt.',
    sections: [
      { id: 'material', headline: 'Ein Gewebe, das man sieht und fühlt', text: sampleText },
      { id: 'care', headline: 'Pflege', text: sampleText },
    ],
    resolveLink: (url) => ({ href: url }),
  },
} satisfies Meta<typeof ProductDescriptionDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Sections: Story = {
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Ihr Foto auf Leinwand' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(canvas.getByRole('heading', { name: 'Pflege' })).toBeInTheDocument();
  },
};

/** A page without running texts still says what its product is. */
export const LeadAlone: Story = { args: { sections: [] } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
};
