import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { printPath, rectanglePath } from '../../../../../../core/domain/artwork/path.ts';
import type { DrawnFront } from '../../../../../../core/domain/products/card/designs/own-front.ts';
import type { OwnWords } from '../../../../../../core/domain/products/card/own-words.ts';
import { OwnPage, OwnPageAgain } from '../../../../../components/own-page/own-page.tsx';
import { OwnPictureRow } from '../../../../../components/own-picture/own-picture-row.tsx';
import { Picture } from '../../../../../components/picture/picture.tsx';
import { duskPicture } from '../../../../../components/picture/sample-pictures.ts';
import { asPattern, storyText } from '../../../../../messages/story-text.ts';
import { OwnWordsForm } from './own-words-form.tsx';

const bar = (top: number, width: number): string =>
  printPath(rectanglePath({ left: 57_500 - width / 2, top, width, height: 5_000 }));

/** Lines of writing, as on a card. */
const front: DrawnFront = {
  markup: `<path fill="#fbfaf6" d="M-3000 -3000H118000V171000H-3000Z"/><path fill="#3d4a3f" d="${bar(60_000, 40_000)}${bar(75_000, 80_000)}${bar(95_000, 30_000)}"/>`,
  edge: 'M0 0H115000V168000H0Z',
  width: 115_000,
  height: 168_000,
  faults: {},
};

const meta = {
  title: 'Product/OwnWords',
  component: OwnWordsForm,
  args: {
    roles: ['names', 'date', 'title', 'place', 'verse'],
    words: {
      names: 'Anna\n& Philipp',
      date: '19. Juni 2027',
      title: 'Kirchliche Trauung',
      place: '13 Uhr · St. Martin, Bernried',
      verse: 'Wir sagen Ja.',
    },
    own: {},
    faults: {},
    hasFailed: false,
    near: <Picture {...duskPicture} alt="" />,
    onBegin: fn(),
    onWrite: fn(),
    onClear: undefined,
  },
  argTypes: { near: { control: false }, children: { control: false } },
} satisfies Meta<typeof OwnWordsForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const removePhoto = fn();

const Live = (args: ComponentProps<typeof OwnWordsForm>) => {
  const [own, setOwn] = useState<OwnWords>({});
  return (
    <OwnWordsForm
      {...args}
      own={own}
      onWrite={(role, text) => {
        args.onWrite(role, text);
        setOwn({ ...own, [role]: text });
      }}
    />
  );
};

/** The design's own words stand behind the fields. What is typed is told at once, field by field. */
export const Empty: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ args, canvas, globals }) => {
    const text = storyText(globals);
    const names = canvas.getByLabelText(text('own-words.names'));
    await expect(names).toHaveAttribute('placeholder', 'Anna & Philipp');
    await expect(args.onBegin).not.toHaveBeenCalled();
    await userEvent.type(names, 'Mia');
    await expect(args.onBegin).toHaveBeenCalled();
    await expect(args.onWrite).toHaveBeenLastCalledWith('names', 'Mia');
    await userEvent.type(canvas.getByLabelText(text('own-words.verse')), 'Ja{Enter}!');
    await expect(args.onWrite).toHaveBeenLastCalledWith('verse', 'Ja\n!');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** On a phone the front follows the fields. */
export const Written: Story = {
  args: {
    own: { names: 'Mia & Jonas', date: '12.6.2027' },
    longDay: 'Samstag, 12. Juni 2027',
    onClear: fn(),
  },
  render: (args, { globals }) => (
    <div>
      <OwnPage
        page={front}
        id="own-front"
        alternative={storyText(globals)('own-words.front', { name: 'Elena' })}
      />
      <OwnWordsForm {...args} near={<OwnPageAgain page={front} id="own-front" />} />
    </div>
  ),
  play: async ({ args, canvas, globals }) => {
    const text = storyText(globals);
    await expect(
      canvas.getByTitle(asPattern(text('own-words.front', { name: 'Elena' }))),
    ).toBeInTheDocument();
    const day = { day: 'Samstag, 12. Juni 2027' };
    await userEvent.click(
      canvas.getByRole('button', { name: asPattern(text('own-words.long-day', day)) }),
    );
    await expect(args.onWrite).toHaveBeenCalledWith('date', day.day);
    await userEvent.click(canvas.getByRole('button', { name: text('own-words.clear') }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** What cannot be printed is said beside its field. */
export const NotPrintable: Story = {
  args: {
    own: { names: 'Mia 漢 Ω', place: 'Schloss Weesenstein '.repeat(10) },
    faults: {
      names: { kind: 'missing-letters', letters: ['漢', 'Ω'] },
      place: { kind: 'too-long' },
    },
    onClear: fn(),
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const names = canvas.getByLabelText(text('own-words.names'));
    await expect(names).toBeInvalid();
    await expect(names).toHaveAccessibleDescription(
      asPattern(text('own-words.missing-letters', { letters: '漢 Ω' })),
    );
    await expect(canvas.getByLabelText(text('own-words.place'))).toHaveAccessibleDescription(
      asPattern(text('own-words.too-long')),
    );
    await expect(canvas.getByLabelText(text('own-words.date'))).toBeValid();
  },
};

const photo = { name: 'am-see.jpg', size: { width: 4000, height: 3000 } };

const photoFront: DrawnFront = {
  ...front,
  markup: `${front.markup}<svg x="17500" y="110000" width="80000" height="44000" viewBox="0 0 4000 3000"><image href="${duskPicture.src}" width="4000" height="3000" preserveAspectRatio="none"/></svg>`,
};

/** Of a front with a slot: the shopper's own photo stands in it, below the words. */
export const WithPhoto: Story = {
  args: { own: { names: 'Mia & Jonas' }, onClear: fn() },
  render: (args, { globals }) => {
    const text = storyText(globals);
    return (
      <div>
        <OwnPage
          page={photoFront}
          id="own-front"
          alternative={text('own-words.front', { name: 'Noemi' })}
        />
        <OwnWordsForm {...args} near={<OwnPageAgain page={photoFront} id="own-front" />}>
          <OwnPictureRow
            kind="shown"
            picture={{ ...photo, preview: { src: duskPicture.src, size: photo.size } }}
            verdict={{ kind: 'excellent', text: text('own-picture.verdict-excellent') }}
            onRemove={removePhoto}
            onCrop={fn()}
          />
        </OwnWordsForm>
      </div>
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvasElement.querySelector('#own-front image')).toHaveAttribute(
      'href',
      duskPicture.src,
    );
    const remove = storyText(globals)('own-picture.remove');
    await userEvent.click(canvas.getByRole('button', { name: remove }));
    await expect(removePhoto).toHaveBeenCalledOnce();
  },
};

/** The front could not be drawn: without a network, for example. */
export const Failed: Story = {
  args: { own: { names: 'Mia & Jonas' }, hasFailed: true, onClear: fn() },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      storyText(globals)('own-words.failed'),
    );
  },
};
