import type { Meta, StoryObj } from '@storybook/react-vite';

import { textArg } from '../../messages/story-args.ts';
import { UspList } from './usp-list.tsx';

const meta = {
  title: 'Foundations/Content/UspList',
  component: UspList,
  args: {
    items: [
      { icon: 'truck', text: textArg('story.by-thursday') },
      { icon: 'picture', text: textArg('story.sharp-from') },
      {
        icon: 'shield',
        text: textArg('story.no-return'),
        link: { text: textArg('story.our-guarantee'), href: '#garantie' },
      },
      { icon: 'hand', text: textArg('story.printed-here') },
    ],
  },
} satisfies Meta<typeof UspList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Promises: Story = {};

export const Single: Story = { args: { items: meta.args.items.slice(0, 1) } };

export const LongText: Story = {
  args: {
    items: [
      {
        icon: 'leaf',
        text: textArg('story.joinery'),
        link: { text: textArg('story.work-with-wood'), href: '#holz' },
      },
      ...meta.args.items.slice(1),
    ],
  },
};

export const WithTitles: Story = {
  args: {
    items: [
      { icon: 'card', title: textArg('story.payment'), text: textArg('story.payment-text') },
      { icon: 'parcel', title: textArg('story.delivery'), text: textArg('story.working-days') },
      { icon: 'return', title: textArg('story.our-guarantee'), text: textArg('story.made-anew') },
    ],
  },
};

export const Empty: Story = { args: { items: [] } };
