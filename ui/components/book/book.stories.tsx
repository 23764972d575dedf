import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { drawBook, type BookView } from '../../../core/domain/artwork/draw-book.ts';
import type { DisplayPage } from '../../../core/domain/artwork/resolve.ts';
import { rectanglePath } from '../../../core/domain/artwork/path.ts';
import type { InkColour } from '../../../core/domain/artwork/artwork.ts';
import { argText, textArg } from '../../messages/story-args.ts';
import { storyText } from '../../messages/story-text.ts';
import { dawnPicture, duskPicture, paperPicture } from '../picture/sample-pictures.ts';
import { Book, type ShownBook } from './book.tsx';

const dusk = textArg('story.mountains');
const dawn = textArg('story.hills');
const paper = textArg('story.card-with-envelope');

const views: readonly ShownBook[] = [
  { view: 'closed', picture: { ...duskPicture, alt: dusk, isFirst: true } },
  { view: 'spread', picture: { ...dawnPicture, alt: dawn } },
  { view: 'spread', picture: { ...paperPicture, alt: paper } },
  { view: 'spine', picture: { ...duskPicture, alt: dusk } },
];

const page = (name: string, width: number, height: number, colour: InkColour): DisplayPage => ({
  name,
  width,
  height,
  bleed: 0,
  folds: [],
  items: [
    {
      kind: 'fill',
      object: name,
      path: rectanglePath({ left: 0, top: 0, width, height }),
      colour,
      layer: 'ink',
    },
  ],
});

/** As the device draws a book with photos of its own. */
const own = (view: BookView) =>
  drawBook(
    view,
    { cover: 'hard', thickness: 18_000, liesFlat: view === 'open' },
    [
      page('front', 285_000, 194_000, '#2f7f86'),
      page('spine', 18_000, 194_000, '#243b46'),
      page('inside', 570_000, 194_000, '#f5f8f8'),
      page('back', 285_000, 194_000, '#243b46'),
    ],
    { prefix: `story-${view}-`, picture: () => '' },
  );

const meta = {
  title: 'Product/Book',
  component: Book,
  decorators: [
    (StoryView) => (
      <div style={{ maxInlineSize: '51rem', padding: 'var(--space-6) var(--space-page)' }}>
        <StoryView />
      </div>
    ),
  ],
  args: { views },
} satisfies Meta<typeof Book>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One picture at a time; the arrow keys turn the pages. */
export const Leafed: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const text = storyText(globals);
    const shown = () => within(canvasElement).getAllByRole('img');
    await expect(shown()).toHaveLength(1);
    const closed = canvas.getByRole('radio', { name: text('book.closed') });
    await expect(closed).toBeChecked();
    await userEvent.click(canvas.getByText(text('book.spread', { number: '2' })));
    await expect(shown()[0]).toHaveAccessibleName(argText(globals, paper));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(shown()[0]).toHaveAccessibleName(argText(globals, dawn));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: text('book.spine') })).toBeChecked();
    await expect(shown()).toHaveLength(1);
  },
};

/** The shopper's photos stand in it at once, in every view. */
export const WithOwnPhotos: Story = {
  args: {
    views: views.map((shown) => ({
      ...shown,
      own: own(({ closed: 'laid', spread: 'open', spine: 'spine' } as const)[shown.view]),
    })),
  },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getByTitle(argText(globals, dawn))).toBeInTheDocument();
    await userEvent.click(canvas.getByText(storyText(globals)('book.spine')));
    await expect(canvas.getAllByRole('radio')).toHaveLength(views.length);
  },
};

/** A stitched booklet has no spine to show. */
export const WithoutSpine: Story = { args: { views: views.slice(0, 2) } };
