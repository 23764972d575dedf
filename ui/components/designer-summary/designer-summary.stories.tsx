import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { storyText } from '../../messages/story-text.ts';
import { duskPicture } from '../picture/sample-pictures.ts';
import { DesignerSummary } from './designer-summary.tsx';

const selection = {
  object: {
    material: 'hahnemuehle',
    frame: 'holzrahmen',
    mat: { matType: 'mat-weiss', matSize: 30 },
    format: { width: 600, height: 400, unit: 'cm' },
  },
  motif: { ...duskPicture, alt: 'Berge in der Dämmerung' },
  material: 'Hahnemühle FineArt',
  frame: 'Holzrahmen',
  format: '60 × 40 cm',
  price: { current: '129,90 €' },
  locale: 'de-DE',
} as const;

const meta = {
  title: 'Product/DesignerSummary',
  component: DesignerSummary,
} satisfies Meta<typeof DesignerSummary>;

export default meta;

type Story = StoryObj<typeof DesignerSummary>;

const backHref = '/leinwanddruck?materialType=hahnemuehle';

export const Received: Story = {
  args: { kind: 'received', selection, backHref },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(
      canvas.getByText(text('designer.mat-size', { mat: text('designer.mat-weiss'), size: 30 })),
    ).toBeVisible();
    await expect(canvas.getByText('129,90 €')).toBeVisible();
  },
};

export const EveryParameter: Story = {
  args: {
    kind: 'received',
    selection: { ...selection, designId: '4711', sku: 'WALL-60-40-HM' },
    backHref,
  },
};

export const WithoutFrameAndPrice: Story = {
  args: {
    kind: 'received',
    backHref,
    selection: {
      ...selection,
      object: { material: 'leinwand', format: { width: 240, height: 160, unit: 'in' } },
      material: 'Canvas',
      frame: undefined,
      format: '24 × 16 in',
      price: undefined,
      locale: 'en-US',
    },
  },
  globals: { locale: 'en-US' },
};

export const Refused: Story = {
  args: {
    kind: 'refused',
    error: { kind: 'malformed', parameter: 'formatType', value: '60-40' },
    backHref,
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(
      canvas.getByText(
        text('designer.refused-malformed', { parameter: 'formatType', value: '60-40' }),
      ),
    ).toBeVisible();
  },
};

export const RefusedMissing: Story = {
  args: {
    kind: 'refused',
    error: { kind: 'missing', parameter: 'materialType', value: '' },
    backHref,
  },
};
