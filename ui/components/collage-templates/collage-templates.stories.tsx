import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { storyText } from '../../messages/story-text.ts';
import { sampleCollage } from '../collage-drawing/sample-collage.ts';
import { CollageTemplates } from './collage-templates.tsx';

const filter = <Value,>(value: Value, isSelected = false) => ({
  value,
  href: `#${String(value)}`,
  isSelected,
});

const template = (
  id: string,
  orientation: 'landscape' | 'portrait' | 'square',
  across: number,
  down: number,
) => ({
  id,
  href: `#design-${id}`,
  isSelected: id === '4',
  photoCount: across * down,
  orientation,
  drawing: {
    landscape: sampleCollage(600, 400, across, down),
    portrait: sampleCollage(400, 600, across, down),
    square: sampleCollage(600, 600, across, down),
  }[orientation],
});

const groups = [
  {
    id: 'classics',
    name: 'Klassiker',
    templates: [
      template('1', 'landscape', 3, 3),
      template('2', 'portrait', 3, 3),
      template('3', 'square', 3, 3),
      template('4', 'landscape', 4, 4),
    ],
  },
  { id: 'bands', name: 'Reihen', templates: [template('201', 'square', 2, 1)] },
] as const;

const shown = {
  kind: 'shown',
  counts: [filter(undefined, true), ...[2, 9, 16].map((count) => filter(count))],
  orientations: [
    filter(undefined, true),
    ...(['landscape', 'portrait', 'square'] as const).map((value) => filter(value)),
  ],
  groups,
  allHref: '#all',
} as const;

const meta = {
  title: 'Choices/CollageTemplates',
  component: CollageTemplates,
  args: { state: shown },
} satisfies Meta<typeof CollageTemplates>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Templates by their look; screen readers hear the orientation of each. */
export const Shown: Story = {
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const named = (count: number, orientation: 'landscape' | 'portrait'): RegExp =>
      new RegExp(
        `^${text('collage.photos', { count })}\\s?, ${text(`collage.${orientation}`)}$`,
        'u',
      );
    await expect(canvas.getByRole('link', { name: named(9, 'portrait') })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: named(16, 'landscape'), current: true }),
    ).toHaveAttribute('href', '#design-4');
  },
};

/** Nothing fits what is looked for. */
export const None: Story = {
  args: { state: { ...shown, groups: [] } },
  play: async ({ canvas, globals }) => {
    const name = storyText(globals)('collage.show-all');
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '#all');
  },
};

/** Designs that did not come in time: templates can be chosen all the same. */
export const WithoutDrawings: Story = {
  args: {
    state: {
      ...shown,
      groups: groups.map((group) => ({
        ...group,
        templates: group.templates.map((one) => ({ ...one, drawing: undefined })),
      })),
    },
  },
};

/** The service does not answer. */
export const Unavailable: Story = { args: { state: { kind: 'unavailable' } } };
