import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import type { OtherPicture } from '../../../core/domain/image/own-picture-state.ts';
import { storyText } from '../../messages/story-text.ts';
import { useText } from '../../messages/text.tsx';
import { duskPicture } from '../picture/sample-pictures.ts';
import { StateSheet } from '../state-sheet/state-sheet.tsx';
import { OwnPictureField, OwnPictureForm } from './own-picture-field.tsx';
import { OwnPictureRow } from './own-picture-row.tsx';
import type { ShownVerdict } from './verdict-words.tsx';
import { ownWindow } from '../own-window.ts';

const size = { width: 4000, height: 3000 };

const picture = {
  name: 'sonnenuntergang-am-see.jpg',
  size,
  preview: { src: duskPicture.src, size },
  small: { src: duskPicture.src, size },
};

const meta = {
  title: 'Product/OwnPicture',
  component: OwnPictureField,
  parameters: ownWindow,
  args: { handOff: 'materialType=leinwand&formatType=600x400', onFile: fn() },
} satisfies Meta<typeof OwnPictureField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, globals }) => {
    const text = storyText(globals);
    const field = canvas.getByLabelText(new RegExp(text('own-picture.choose'), 'u'));
    await userEvent.upload(field, new File(['a'], 'a.jpg', { type: 'image/jpeg' }));
    await expect(args.onFile).toHaveBeenCalledOnce();
  },
};

const row = { onRemove: fn(), onCrop: fn() };

type JudgedProps = {
  readonly verdict: ShownVerdict['kind'];
  readonly other?: OtherPicture;
};

const Judged = ({ verdict, other }: JudgedProps) => (
  <OwnPictureRow
    kind="shown"
    picture={picture}
    verdict={{ kind: verdict, text: useText()(`own-picture.verdict-${verdict}`) }}
    other={other}
    {...row}
  />
);

export const Reading: Story = { args: { children: <OwnPictureRow kind="reading" {...row} /> } };

export const Shown: Story = {
  args: {
    children: <Judged verdict="excellent" />,
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await userEvent.click(canvas.getByRole('button', { name: text('own-picture.crop') }));
    await expect(row.onCrop).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: text('own-picture.remove') }));
    await expect(row.onRemove).toHaveBeenCalled();
  },
};

/** Where nothing prints it yet: it leads to what does. */
export const LeadsOn: Story = {
  args: {
    children: (
      <OwnPictureRow
        kind="shown"
        picture={picture}
        verdict={undefined}
        href="#product"
        onRemove={row.onRemove}
      />
    ),
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByRole('link', { name: text('own-picture.send') })).toHaveAttribute(
      'href',
      '#product',
    );
    await expect(canvas.queryByRole('button', { name: text('own-picture.crop') })).toBeNull();
  },
};

export const TooFewPixels: Story = { args: { children: <Judged verdict="too-low" /> } };

export const Refused: Story = {
  args: { children: <OwnPictureRow kind="refused" error="picture-heic" {...row} /> },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      storyText(globals)('own-picture.picture-heic'),
    );
  },
};

/** Another file was dropped that is not taken: the photo before stays. */
export const RefusedBesidePhoto: Story = {
  args: {
    children: <Judged verdict="excellent" other={{ kind: 'refused', error: 'picture-heic' }} />,
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(text('own-picture.picture-heic'));
    await expect(alert).toHaveTextContent(text('own-picture.stays'));
    await expect(canvas.getByText(picture.name)).toBeVisible();
  },
};

export const ReadingBesidePhoto: Story = {
  args: {
    children: (
      <OwnPictureRow
        kind="shown"
        picture={picture}
        verdict={undefined}
        other={{ kind: 'reading' }}
        {...row}
      />
    ),
  },
};

export const Damaged: Story = {
  args: { children: <OwnPictureRow kind="refused" error="picture-unreadable" {...row} /> },
};

const rows = {
  empty: undefined,
  'empty, with the focus': undefined,
  'empty, with a file over it': undefined,
  'reading the file': <OwnPictureRow kind="reading" {...row} />,
  'with a photo': <Judged verdict="excellent" />,
  'with a photo that is too small': <Judged verdict="too-low" />,
  'reading another one': <Judged verdict="good" other={{ kind: 'reading' }} />,
  refused: <OwnPictureRow kind="refused" error="picture-heic" {...row} />,
} as const satisfies Readonly<Record<string, ReactNode>>;

export const States: Story = {
  render: ({ handOff, onFile }) => (
    <StateSheet
      states={Object.entries(rows).map(([name, children]) => ({
        name,
        ...(name.endsWith('focus') && { touch: 'focus' as const }),
        drawing: (
          <OwnPictureForm handOff={handOff} onFile={onFile}>
            {children}
          </OwnPictureForm>
        ),
      }))}
    />
  ),
  play: async ({ canvasElement }) => {
    const [empty, focused, over] = canvasElement.querySelectorAll('form');
    if (empty === undefined || focused === undefined || over === undefined)
      throw new Error('There are no forms.');
    await fireEvent.dragOver(over);
    await expect(getComputedStyle(empty).borderStyle).toBe('dashed');
    await expect(getComputedStyle(over).borderStyle).toBe('solid');
    const outlineOf = (form: HTMLElement) =>
      getComputedStyle(form.querySelector('label') ?? form).outlineStyle;
    await expect([outlineOf(empty), outlineOf(focused)]).toEqual(['none', 'solid']);
  },
};
