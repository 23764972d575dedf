import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { OwnPictureField } from '../../components/own-picture/own-picture-field.tsx';
import { argText, textArg } from '../../messages/story-args.ts';
import { storyLocale, storyText } from '../../messages/story-text.ts';
import { PublicationLine } from '../publication-line.tsx';
import { sampleBlockProps } from '../sample-block-props.ts';
import { TeaserBlockView } from './teaser.tsx';

const meta = {
  title: 'Blocks/Teaser',
  component: TeaserBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'teaser',
      id: 'teaser',
      headline: textArg('story.photo-on-canvas'),
      text: textArg('story.woven'),
      picture: undefined,
      link: { text: textArg('story.design-now'), url: '/leinwanddruck' },
    },
  },
} satisfies Meta<typeof TeaserBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InTheBody: Story = {
  play: async ({ args, canvas, globals }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      argText(globals, args.block.headline),
    );
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#leinwanddruck');
  },
};

export const AtTheHead: Story = {
  args: { isHead: true },
  play: async ({ args, canvas, globals }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      argText(globals, args.block.headline),
    );
  },
};

/** A page that begins with a photo of the shopper's own. */
export const WithPhotoField: Story = {
  args: { isHead: true, action: <OwnPictureField handOff="materialType=leinwand" /> },
  play: async ({ canvas, globals }) => {
    const field = canvas.getByLabelText(new RegExp(storyText(globals)('own-picture.choose'), 'u'));
    const link = canvas.getByRole('link');
    await expect(field.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** Above an article of the magazine. */
export const WithPublication: Story = {
  args: { isHead: true },
  render: (args, { globals }) => (
    <TeaserBlockView
      {...args}
      note={
        <PublicationLine
          locale={storyLocale(globals)}
          publication={{ publishedOn: '2026-09-14', updatedOn: '2026-11-02', minutes: 3 }}
        />
      }
    />
  ),
  play: async ({ canvas, globals }) => {
    const days = canvas.getAllByRole('time').map((day) => day.getAttribute('datetime'));
    await expect(days).toEqual(['2026-09-14', '2026-11-02']);
    const minutes = storyText(globals)('publication.minutes', { minutes: 3 });
    await expect(canvas.getByText(minutes, { exact: false })).toBeVisible();
  },
};

export const RefusedLink: Story = {
  args: { resolveLink: () => undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
