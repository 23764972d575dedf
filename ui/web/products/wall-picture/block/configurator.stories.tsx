import type {
  Configurator,
  FormatOption,
} from '../../../../../core/domain/configurator/configurator.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { sampleBlockProps } from '../../../../blocks/sample-block-props.ts';
import { argText, frameArg, textArg } from '../../../../messages/story-args.ts';
import { asPattern, storyLocale } from '../../../../messages/story-text.ts';
import { ConfiguratorBlockView } from './configurator.tsx';
import { ownWindow } from '../../../../components/own-window.ts';

const formatOption = (
  width: number,
  height: number,
  cents: number,
  original = cents,
): FormatOption => ({
  format: { width, height, unit: 'cm' },
  price: {
    priceCurrent: { minorUnits: cents, currency: 'eur' },
    priceOriginal: { minorUnits: original, currency: 'eur' },
  },
});

const formats = [
  formatOption(300, 200, 1990, 2490),
  formatOption(600, 400, 4490, 5490),
  { format: { width: 1200, height: 800, unit: 'cm' } },
] as const;

const initiallySelectedFormat = { width: 600, height: 400, unit: 'cm' } as const;

const configurator: Configurator = {
  product: 'photo-frame',
  options: [
    { value: 'leinwand', materialType: 'leinwand', context: {}, formats, initiallySelectedFormat },
    {
      value: 'acrylglas+artbox',
      materialType: 'acrylglas',
      context: { frameType: 'artbox' },
      formats,
      initiallySelectedFormat,
    },
  ],
  // The second pair cannot be read: the shop's own colours are drawn there. The third stands at a
  // price that there is not, so it stays away.
  labels: [
    { index: 0, text: 'TOP DEAL', backgroundColor: '#1f6b45', textColor: '#ffffff' },
    { index: 1, text: 'BESTER PREIS', backgroundColor: '#eeeeee', textColor: '#ffffff' },
    { index: 2, text: 'NIE ZU SEHEN' },
  ],
};

const meta = {
  title: 'Blocks/Configurator',
  component: ConfiguratorBlockView,
  parameters: ownWindow,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'wall-picture',
      id: 'calculator',
      headline: textArg('story.your-format'),
      startLabel: textArg('story.design-now'),
      product: 'framedMaterial',
      materials: [
        { materialType: 'leinwand', frameType: undefined, page: undefined },
        { materialType: 'acrylglas', frameType: 'artbox', page: undefined },
      ],
      labels: [],
      motif: { source: 'leadimage/mountains-1/motif.jpg', alternative: textArg('story.evening') },
    },
    data: undefined,
  },
} satisfies Meta<typeof ConfiguratorBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Without prices: each material is a link to the page with it chosen. */
export const WithoutPrices: Story = {
  play: async ({ args, canvas, globals }) => {
    const framed = asPattern(argText(globals, frameArg('artbox')));
    await expect(canvas.getByRole('link', { name: framed })).toHaveAttribute(
      'href',
      '?material=acrylglas%2Bartbox',
    );
    const name = argText(globals, args.block.startLabel);
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '?material=leinwand');
  },
};

/** A second configurator of a page, or one within an A/B block: forms that need no script. */
export const Forms: Story = {
  args: { data: { configurator, base: '/configurator-photo-frame' } },
  play: async ({ canvasElement, globals }) => {
    const [open, closed] = canvasElement.querySelectorAll('details');
    await expect(open).toHaveAttribute('open');
    await expect(closed).not.toHaveAttribute('open');
    const form = open?.querySelector('form');
    await expect(form).toHaveAttribute('action', '/configurator-photo-frame');
    if (form === null || form === undefined) throw new Error('There is no form.');
    const radio = within(form).getByRole<HTMLInputElement>('radio', { name: /30\s×\s20/u });
    // In the shop it is HTML alone; here React would take a click back.
    radio.checked = true;
    const sent = new FormData(form);
    await expect(Object.fromEntries(sent)).toMatchObject({
      materialType: 'leinwand',
      formatType: '300x200',
      locale: storyLocale(globals),
    });
    await expect(within(form).getByRole('radio', { name: /120\s×\s80/u })).toBeDisabled();
  },
};

/** A label keeps its own colours where they can be read, and only there. */
export const LabelColours: Story = {
  args: Forms.args ?? {},
  play: async ({ canvas }) => {
    const [deal] = canvas.getAllByText('TOP DEAL');
    const [best] = canvas.getAllByText('BESTER PREIS');
    if (deal === undefined || best === undefined) throw new Error('A label is missing.');
    await expect(getComputedStyle(deal).backgroundColor).toBe('rgb(31, 107, 69)');
    await expect(getComputedStyle(best).backgroundColor).not.toBe('rgb(238, 238, 238)');
    await expect(canvas.queryByText('NIE ZU SEHEN')).toBeNull();
  },
};
