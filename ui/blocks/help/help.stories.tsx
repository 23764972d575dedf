import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { sampleAnswer } from '../../components/rich-text/sample-text.ts';
import { argText, textArg } from '../../messages/story-args.ts';
import { asPattern, storyText } from '../../messages/story-text.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { HelpBlockView } from './help.tsx';

const delivery = {
  headline: textArg('story.delivery'),
  items: [
    { question: textArg('story.how-long'), answer: sampleAnswer(textArg('story.working-days')) },
    {
      question: textArg('story.by-christmas'),
      answer: sampleAnswer(textArg('story.by-christmas-text')),
    },
  ],
};

const photos = {
  headline: textArg('own-picture.title'),
  items: [
    { question: textArg('story.resolution'), answer: sampleAnswer(textArg('story.too-small')) },
  ],
};

const meta = {
  title: 'Blocks/Help',
  component: HelpBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'help',
      id: 'help',
      groups: [delivery, photos],
      link: { text: textArg('support.title'), url: '/kontakt' },
    },
    data: { search: undefined, groups: [delivery, photos] },
  },
} satisfies Meta<typeof HelpBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Each subject is a link away, and its questions open. */
export const AllQuestions: Story = {
  play: async ({ canvas, globals }) => {
    const name = argText(globals, delivery.headline);
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '#help-0');
    await userEvent.click(canvas.getByText(argText(globals, textArg('story.how-long'))));
    const answer = canvas.getByText(argText(globals, textArg('story.working-days')));
    await waitFor(() => expect(answer).toBeVisible());
  },
};

/** The field keeps what was searched, few answers stand open, and a link leads back to all. */
export const Found: Story = {
  args: { data: { search: 'foto', groups: [photos] } },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByRole('searchbox')).toHaveValue('foto');
    await expect(canvas.getByText(text('help.found', { count: 1, search: 'foto' }))).toBeVisible();
    await expect(canvas.getByText(argText(globals, textArg('story.too-small')))).toBeVisible();
    await expect(canvas.queryByText(argText(globals, textArg('story.how-long')))).toBeNull();
    await expect(canvas.getByRole('link', { name: text('help.all') })).toHaveAttribute(
      'href',
      '?#help',
    );
  },
};

/** With a way to those who know. */
export const NothingFound: Story = {
  args: { data: { search: 'Raumschiff'.repeat(7), groups: [] } },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(
      canvas.getByText(asPattern(text('help.none', { search: 'Raumschiff'.repeat(7) }))),
    ).toBeVisible();
    const name = text('support.title');
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '#kontakt');
  },
};
