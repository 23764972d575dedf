import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { textArg } from '../../messages/story-args.ts';
import { pictureAttributes } from '../../../core/domain/image/attributes.ts';
import { ProductFacts } from './product-facts.tsx';

const meta = {
  title: 'Product/ProductFacts',
  component: ProductFacts,
  args: {
    facts: [
      {
        name: 'Express',
        text: textArg('story.express-until'),
      },
      { name: textArg('story.weight-name'), text: 'ca. 1,7 kg' },
      { name: textArg('story.hanging'), text: textArg('story.two-hooks') },
    ],
  },
} satisfies Meta<typeof ProductFacts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Facts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The picture of the hanging has no text of its own: the words beside it say the same. */
export const Pictured: Story = {
  args: {
    facts: [
      { name: textArg('story.weight-name'), text: 'ca. 1,7 kg' },
      {
        name: textArg('story.hanging'),
        text: textArg('story.two-hooks'),
        picture: pictureAttributes('tile', { kind: 'hanging', view: 'frame-two-hooks' }),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toHaveAttribute(
      'src',
      expect.stringContaining('/hanging/frame-two-hooks.jpg'),
    );
  },
};

/** An own format beside which a standard one costs less: one tap takes it. */
export const Cheaper: Story = {
  args: {
    nearest: {
      text: textArg('story.most-chosen'),
      label: '60 × 40 cm',
      href: '#standard',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '60 × 40 cm' })).toHaveAttribute(
      'href',
      '#standard',
    );
  },
};
