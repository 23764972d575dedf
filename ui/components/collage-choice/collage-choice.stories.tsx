import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sourceAttributes } from '../../../core/domain/image/attributes.ts';
import { asPattern, storyText } from '../../messages/story-text.ts';
import { sampleCollage } from '../collage-drawing/sample-collage.ts';
import { CollageChoice, type CollageWorkChoice } from './collage-choice.tsx';

const format = (width: number, height: number, price: string | undefined, isSelected = false) => ({
  href: price && `#${width}`,
  isSelected,
  tile: {
    format: { width, height },
    sides: `${width / 10} × ${height / 10}`,
    price: price === undefined ? undefined : { current: price },
  },
});

const priced: CollageWorkChoice = {
  kind: 'priced',
  materials: [
    { label: 'Leinwand', href: '#a', isSelected: true, price: { current: '64,90 €' } },
    { label: 'Acrylglas', href: '#b', isSelected: false, price: { current: '119,90 €' } },
    { label: 'Alu-Dibond', href: '#c', isSelected: false, price: { current: '89,90 €' } },
    { label: 'Poster', href: '#d', isSelected: false, price: { current: '24,90 €' } },
  ],
  formats: [
    format(300, 200, '19,90 €'),
    format(600, 400, '44,90 €'),
    format(900, 600, '64,90 €', true),
    format(3000, 2000, undefined),
  ],
  unit: 'cm',
  format: '90 × 60 cm',
  smallest: '21,7 × 19,3 cm',
  price: { current: '64,90 €', original: '79,90 €', discount: '−18 %' },
  shippingFrom: '4,90 €',
};

const shown = {
  kind: 'shown',
  name: 'Atelier 12',
  photoCount: 12,
  drawing: sampleCollage(900, 600, 4, 3),
  samples: ['mountains-1', 'moon-2', 'botanical-1', 'waves-1', 'dunes-1'].map(
    (name) => sourceAttributes('motif-small', `leadimage/${name}/motif.jpg`).src,
  ),
  missing: undefined,
  work: priced,
} as const;

const meta = {
  title: 'Choices/CollageChoice',
  component: CollageChoice,
  args: {
    locale: 'de-DE',
    wish: [['designId', '101']],
    state: shown,
    designer: '#designer',
    startLabel: 'Collage gestalten',
    shippingHref: '#versand',
    delivery: {
      kind: 'normal',
      cutOff: 'Mo., 23. November, 12:00 Uhr',
      datedCutOff: 'Mo., 23. November, 12:00 Uhr',
      arrival: { text: 'Fr., 27. November', day: '2026-11-27' },
    },
    anchors: { materials: 'materials', formats: 'formats', templates: 'templates' },
  },
} satisfies Meta<typeof CollageChoice>;

export default meta;

type Story = StoryObj<typeof meta>;

/** All is chosen: the price has its note, and the link to the designer carries the selection. */
export const Priced: Story = {
  play: async ({ canvas, globals }) => {
    const wish = new RegExp(storyText(globals)('wish.add'), 'u');
    await expect(canvas.getByRole('button', { name: wish })).toBeVisible();
    const text = storyText(globals);
    const photos = text('collage.photos', { count: 12 });
    const name = asPattern(text('collage.drawing', { photos, format: '90 × 60 cm' }));
    await expect(canvas.getByRole('img', { name })).toBeVisible();
    await expect(canvas.getByText(text('price.tax'), { exact: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Collage gestalten' })).toHaveAttribute(
      'href',
      '#designer',
    );
    // What cannot be had is not a link.
    await expect(canvas.queryByRole('link', { name: /300 × 200/u })).toBeNull();
    await expect(canvas.getAllByRole('link', { current: true })).toHaveLength(2);
  },
};

/** The address named a collage that there is not. */
export const Missing: Story = {
  args: { state: { ...shown, missing: '9999' } },
  play: async ({ canvas, globals }) => {
    const missing = storyText(globals)('collage.missing', { id: '9999' });
    await expect(canvas.getByText(missing)).toBeVisible();
  },
};

/** The price service does not answer: the link to the designer stays. */
export const Unpriced: Story = {
  args: { state: { ...shown, work: { kind: 'unpriced' } }, delivery: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Collage gestalten' })).toBeVisible();
  },
};

/** Sold in no format of the template's ratio: there is no way on. */
export const NotSold: Story = {
  args: { state: { ...shown, work: { kind: 'not-sold' } }, delivery: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Collage gestalten' })).toBeNull();
  },
};

/** The design cannot be had. */
export const Unavailable: Story = {
  args: { state: { kind: 'unavailable' }, delivery: undefined },
};
