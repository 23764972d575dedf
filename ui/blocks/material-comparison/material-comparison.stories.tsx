import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';

import { materialTypes } from '../../../core/domain/catalogue/materials.ts';
import { comparedOf, readComparison } from '../../../core/domain/configurator/comparison.ts';
import type { Price } from '../../../core/domain/money/money.ts';
import { asPattern, storyText } from '../../messages/story-text.ts';
import { useText } from '../../messages/text.tsx';
import { paperPicture } from '../../components/picture/sample-pictures.ts';
import { argText, dayArg, materialArg, textArg } from '../../messages/story-args.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { ComparisonSection } from './comparison-section.tsx';
import { shownComparison } from './comparison.ts';
import type { MaterialComparisonData } from './loader.ts';
import { MaterialComparisonBlockView } from './material-comparison.tsx';
import { ownWindow } from '../../components/own-window.ts';

const euros = (current: number, original = current): Price<'eur'> => ({
  priceCurrent: { minorUnits: current, currency: 'eur' },
  priceOriginal: { minorUnits: original, currency: 'eur' },
});

const items = materialTypes.map((materialType) => ({
  materialType,
  frameType: undefined,
  weight: textArg('story.light'),
  light: textArg('story.matt'),
  rooms: `${textArg('room-view.living')}, ${textArg('room-view.bedroom')}`,
  care: materialType === 'aludibond' ? '' : textArg('story.care-dry'),
  link:
    materialType === 'leinwand'
      ? { text: materialArg('leinwand'), url: '/leinwanddruck' }
      : undefined,
}));

const format = { width: 600, height: 400, unit: 'cm' } as const;

const dataFor = (search: string): MaterialComparisonData => ({
  ...comparedOf(items, readComparison('cm', search)),
  isAsked: true,
  format,
  formats: [{ width: 300, height: 200, unit: 'cm' }, format],
  prices: { leinwand: euros(3990, 4490), acrylglas: euros(7490) },
  arrivals: [{ text: dayArg('2026-11-27'), day: '2026-11-27' }],
});

const meta = {
  title: 'Blocks/MaterialComparison',
  component: MaterialComparisonBlockView,
  parameters: ownWindow,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'material-comparison',
      id: 'comparison',
      headline: textArg('story.which-material'),
      text: textArg('story.same-photo'),
      formatType: '600x400',
      picture: undefined,
      items,
    },
    data: dataFor('?materials=leinwand&materials=acrylglas&materials=aludibond'),
  },
} satisfies Meta<typeof MaterialComparisonBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

/**
 * Chosen materials are ticked, their facts are level with each other, and the legal notes are
 * there.
 */
export const Compared: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(materialTypes.length);
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.getByText(text('comparison.not-made'))).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: text('price.shipping') })).toHaveLength(2);
    const open = asPattern(
      text('comparison.open', { material: argText(globals, materialArg('leinwand')) }),
    );
    await expect(canvas.getByRole('link', { name: open }).getAttribute('href')).toContain(
      '?materialType=leinwand&formatType=600x400',
    );
    const tops = [...canvasElement.querySelectorAll('li')]
      .slice(0, 2)
      .map((material) =>
        [...material.querySelectorAll('dt')].map((term) => term.getBoundingClientRect().top),
      );
    await expect(tops[0]).toEqual(tops[1]);
  },
};

/** All four that fit, and the words for what was left out. */
export const TooMany: Story = {
  args: {
    data: dataFor(
      '?materials=leinwand&materials=poster&materials=acrylglas&materials=echtglas&materials=pvcplane&materials=gold',
    ),
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByText(text('comparison.too-many-materials'))).toBeVisible();
    await expect(canvas.getByText(text('comparison.unknown-material'))).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  },
};

/** The shop API did not answer: facts, and a word in place of each price. */
export const WithoutPrices: Story = {
  args: { data: { ...dataFor('?materials=leinwand&materials=poster'), prices: undefined } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByText(storyText(globals)('comparison.no-prices'))).toHaveLength(2);
    await expect(canvas.queryByText(/€/u)).toBeNull();
  },
};

/** Two columns on the narrowest phone: nothing stands out of the page. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const section = canvasElement.querySelector('section');
    await expect(section?.scrollWidth).toBeLessThanOrEqual(section?.clientWidth ?? 0);
  },
};

const WithOwnPicture = (props: ComponentProps<typeof MaterialComparisonBlockView>) => {
  const text = useText();
  return (
    <ComparisonSection
      {...shownComparison({ ...props, text })}
      ownOf={({ name }) => ({
        motif: { ...paperPicture, alt: `${name}: strand.jpg` },
        crop: { left: 0.1, top: 0, width: 0.8, height: 1 },
      })}
    />
  );
};

/** The shopper's own picture on every material, where the device keeps one. */
export const OwnPicture: Story = {
  render: (args) => <WithOwnPicture {...args} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('img', { name: /strand/u })).toHaveLength(3);
    await expect(canvas.getByText(storyText(globals)('comparison.own'))).toBeVisible();
  },
};
