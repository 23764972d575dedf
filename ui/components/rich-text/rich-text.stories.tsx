import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { argText, materialArg, textArg } from '../../messages/story-args.ts';
import { fileSizeText } from '../../../core/domain/content/file-size.ts';
import { asPattern, storyLocale } from '../../messages/story-text.ts';
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
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(
      canvas.getByText(asPattern(argText(globals, textArg('story.material-guide')))),
    ).toBeVisible();
  },
};

export const WithComponents: Story = {
  args: { text: sampleTextWithParts },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('table', { name: argText(globals, textArg('story.resolution')) }),
    ).toBeVisible();
    const file = fileSizeText(storyLocale(globals), 240).replace('\u00a0', ' ');
    await expect(
      canvas.getByRole('link', {
        name: asPattern(`${argText(globals, textArg('story.drill-template'))} (PDF, ${file})`),
      }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: argText(globals, textArg('story.design-now')) }),
    ).toHaveAttribute('href', '/leinwanddruck');
    await expect(canvas.getByText(argText(globals, materialArg('acrylglas')))).toBeVisible();
  },
};

/** A button that must not be followed keeps its words. */
export const RefusedButton: Story = {
  args: { text: sampleTextWithParts, resolveLink: () => undefined },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.queryByRole('link', { name: argText(globals, textArg('story.design-now')) }),
    ).toBeNull();
    await expect(canvas.getByText(argText(globals, textArg('story.design-now')))).toBeVisible();
  },
};

export const Empty: Story = { args: { text: [] } };
