import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type { PersonCard } from '../../../core/domain/content/blocks/contact-persons.ts';
import { textArg } from '../../messages/story-args.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { ContactPersonsBlockView } from './contact-persons.tsx';

const person = (name: string, role: string): PersonCard => ({
  id: name,
  name,
  role,
  email: 'service@example.com',
  telephone: '+49 30 1234567',
  picture: { source: 'leadimage/leaves-1/motif.jpg', alternative: '' },
});

const persons = [
  person('Anja Beispiel', textArg('story.advice')),
  person('Jonas Beispiel-Langenscheidt', textArg('story.service')),
];

const meta = {
  title: 'Blocks/ContactPersons',
  component: ContactPersonsBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'contact-persons',
      id: 'contact-persons',
      headline: textArg('story.here-for-you'),
      text: textArg('story.weekdays'),
      persons: { ids: persons.map(({ id }) => id), found: persons },
    },
    data: { persons },
  },
} satisfies Meta<typeof ContactPersonsBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Persons: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getAllByRole('link', { name: '+49 30 1234567' })[0]).toHaveAttribute(
      'href',
      'tel:+49301234567',
    );
  },
};

/** Nobody of them is in the content any longer: the words stay. */
export const NobodyFound: Story = {
  args: { data: { persons: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('heading')).toBeVisible();
  },
};

export const NameAlone: Story = {
  args: {
    data: {
      persons: [
        {
          id: 'a',
          name: 'Anja Beispiel',
          role: '',
          email: undefined,
          telephone: undefined,
          picture: undefined,
        },
      ],
    },
  },
};
