import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { storyText } from '../../messages/story-text.ts';
import { PersonalForm } from './personal-form.tsx';

const meta = {
  title: 'Product/PersonalForm',
  component: PersonalForm,
} satisfies Meta<typeof PersonalForm>;

export default meta;

type Story = StoryObj<typeof PersonalForm>;

const article = { designer: 'card', query: 'themeId=noemi&quantity=28' } as const;

const blank = {
  article,
  words: [
    { role: 'names', usual: 'Anna\n& Philipp', text: '' },
    { role: 'letter', usual: 'Anna, Philipp', text: '' },
    { role: 'spine', usual: '2027', text: '' },
  ],
  places: { least: 1, most: 2 },
  uploadIds: [],
  hasGiven: false,
  isLacking: true,
  notTaken: [],
} as const;

/** The design's words stand in the fields; photos are needed. */
export const Blank: Story = {
  args: blank,
  play: async ({ canvas, canvasElement, globals }) => {
    const text = storyText(globals);
    const names = canvas.getByLabelText(text('own-words.names'));
    await expect(names).toHaveAttribute('placeholder', 'Anna & Philipp');
    await expect(names).toHaveAccessibleDescription(text('personal.words-hint'));
    await expect(canvas.getByText(text('personal.lacking', { least: 1 }))).toBeVisible();
    await expect(canvas.getByLabelText(text('personal.files', { most: 2 }))).toHaveProperty(
      'multiple',
      true,
    );
    const form = canvasElement.querySelector('form') ?? undefined;
    await expect([...new FormData(form).keys()]).toEqual([
      'designer',
      'handOff',
      'word-names',
      'word-letter',
      'word-spine',
      'files',
    ]);
  },
};

const ids = ['a'.repeat(43), 'b'.repeat(43)];

/** What was given is filled in, and each photo can be left out. */
export const Given: Story = {
  args: {
    ...blank,
    words: [{ role: 'names', usual: 'Anna', text: 'Zora & Iwan' }],
    uploadIds: ids,
    hasGiven: true,
    isLacking: false,
    notTaken: ['notiz.txt', 'film.mov'],
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByLabelText(text('own-words.names'))).toHaveValue('Zora & Iwan');
    await expect(canvas.getByText(text('personal.photos-here', { count: 2 }))).toBeVisible();
    await expect(
      canvas.getByText(text('personal.not-taken', { names: 'notiz.txt, film.mov' })),
    ).toBeVisible();
    await expect(
      canvas.getByRole('checkbox', { name: text('personal.photo', { number: 2 }) }),
    ).toBeChecked();
    const form = canvasElement.querySelector('form') ?? undefined;
    await expect(new FormData(form).getAll('photo')).toEqual(ids);
  },
};

/** It takes words alone, and says why what was given is not shown. */
export const WordsAlone: Story = {
  args: {
    ...blank,
    places: { least: 0, most: 0 },
    isLacking: false,
    problem: '…',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('input[type=file]')).toBeNull();
  },
};

/** Several wrong files have long names. */
export const LongNames: Story = {
  args: { ...blank, notTaken: ['W'.repeat(60), 'w'.repeat(60)] },
};
