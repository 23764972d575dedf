import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { RichText } from './rich-text.tsx';
import type { ResolveLink } from './rich-text.tsx';
import { sampleText, sampleTextWithParts } from './sample-text.ts';

const asWritten: ResolveLink = (href) => ({ href });

const meta: Meta<typeof RichText> = {
  title: 'Foundations/Content/RichText',
  component: RichText,
  args: { text: sampleText, resolveLink: asWritten, locale: 'de-DE' },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const EveryKindOfNode: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.getAllByRole('list')).toHaveLength(3);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/magazin/materialien');
  },
};

/** The words of a refused link stay; there is nothing to press. */
export const RefusedLink: Story = {
  args: { resolveLink: () => undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText(/Ratgeber/)).toBeVisible();
  },
};

export const WithComponents: Story = {
  args: { text: sampleTextWithParts },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Welche Auflösung genügt' })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: /Bohrschablone \(PDF, 240\skB\)/u }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Jetzt gestalten' })).toHaveAttribute(
      'href',
      '/leinwanddruck',
    );
    await expect(canvas.getByText('Acrylglas')).toBeVisible();
  },
};

/** A button that must not be followed keeps its words. */
export const RefusedButton: Story = {
  args: { text: sampleTextWithParts, resolveLink: () => undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Jetzt gestalten' })).toBeNull();
    await expect(canvas.getByText('Jetzt gestalten')).toBeVisible();
  },
};

export const Empty: Story = { args: { text: [] } };
