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
    {
      question: textArg('story.how-long'),
      answer: sampleAnswer(textArg('story.working-days')),
    },
    { question: textArg('story.payment'), answer: sampleAnswer(textArg('story.payment-text')) },
  ],
};

const materials = {
  headline: textArg('story.our-materials'),
  items: [
    {
      question: textArg('story.which-material'),
      answer: sampleAnswer(textArg('story.same-photo')),
    },
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
      groups: [delivery, materials],
      link: { text: textArg('story.service'), url: '/kontakt' },
    },
    data: { search: undefined, groups: [delivery, materials] },
  },
} satisfies Meta<typeof HelpBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Each subject is a link away, and its questions open. */
export const AllQuestions: Story = {
  play: async ({ canvas, globals }) => {
    const said = (mark: string): string => argText(globals, mark);
    await expect(canvas.getByRole('link', { name: said(delivery.headline) })).toHaveAttribute(
      'href',
      '#help-0',
    );
    await userEvent.click(canvas.getByText(said(textArg('story.how-long'))));
    const answer = said(textArg('story.working-days'));
    await waitFor(() => expect(canvas.getByText(answer)).toBeVisible());
  },
};

/** The field keeps what was searched, few answers stand open, and a link leads back to all. */
export const Found: Story = {
  args: { data: { search: 'foto', groups: [materials] } },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByRole('searchbox')).toHaveValue('foto');
    await expect(canvas.getByText(text('help.found', { count: 1, search: 'foto' }))).toBeVisible();
    const answer = argText(globals, textArg('story.same-photo'));
    await expect(canvas.getByText(answer)).toBeVisible();
    await expect(canvas.queryByText(argText(globals, textArg('story.how-long')))).toBeNull();
    await expect(canvas.getByRole('link', { name: text('help.all') })).toHaveAttribute(
      'href',
      '?#help',
    );
  },
};

const nowhere = 'abracadabra'.repeat(7);

/** With a way to those who know. */
export const NothingFound: Story = {
  args: { data: { search: nowhere, groups: [] } },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByText(asPattern(text('help.none', { search: nowhere })))).toBeVisible();
    const contact = argText(globals, textArg('story.service'));
    await expect(canvas.getByRole('link', { name: contact })).toHaveAttribute('href', '#kontakt');
  },
};
