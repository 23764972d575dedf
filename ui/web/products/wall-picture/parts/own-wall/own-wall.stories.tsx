import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { centredFraming } from '../../../../../../core/domain/image/picture-crop.ts';
import {
  applyWallCommand,
  hangOnWall,
  unmarkedWall,
  wallOf,
} from '../../../../../../core/domain/preview/own-wall.ts';
import { E } from '../../../../../../core/fp.ts';
import { ownWindow } from '../../../../../components/own-window.ts';
import { duskPicture, paperPicture } from '../../../../../components/picture/sample-pictures.ts';
import { storyText } from '../../../../../messages/story-text.ts';
import { Hanging } from './hanging.tsx';
import { OwnWall } from './own-wall.tsx';

const photo = { src: paperPicture.src, width: 1200, height: 900 };
const format = { width: 600, height: 400, unit: 'cm' } as const;
const measures = {
  photo,
  thing: { width: 210, height: 297 },
  print: { width: 600, height: 400 },
  step: 10,
};

/** A sheet seen from the side. */
const taps = [
  { x: 540, y: 330 },
  { x: 640, y: 342 },
  { x: 640, y: 482 },
  { x: 540, y: 490 },
] as const;

const marked = taps.reduce(
  (marks, at) => applyWallCommand(marks, { kind: 'tap', at }, measures),
  unmarkedWall(photo),
);
const [wall, middle] = [wallOf(marked, measures), hangOnWall(marked, measures)];

const meta = {
  title: 'Product/OwnWall',
  component: OwnWall,
  parameters: ownWindow,
  args: {
    state: {
      kind: 'shown',
      picture: { name: 'wand.jpg', size: photo, preview: { src: photo.src, size: photo } },
      framing: centredFraming,
      handOver: { kind: 'resting' },
    },
    marks: marked,
    thing: 'sheet',
    typed: { width: '', height: '' },
    unit: 'cm',
    refusal: undefined,
    format: '60 × 40 cm',
    onFile: fn(),
    onThing: fn(),
    onTyped: fn(),
    onCommand: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof OwnWall>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Start: Story = {
  args: { state: { kind: 'none' } },
  play: async ({ args, canvas, globals }) => {
    const file = new File(['x'], 'wall.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText(storyText(globals)('own-wall.choose')), file);
    await expect(args.onFile).toHaveBeenLastCalledWith(file);
  },
};

export const Refused: Story = {
  args: { state: { kind: 'refused', error: 'picture-type-unknown' } },
};

export const FirstCorner: Story = {
  args: { marks: unmarkedWall(photo) },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByText(text('own-wall.tap-upper-left'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: text('own-wall.hang') })).toBeDisabled();
  },
};

/** Handles are moved by pointer, keys and buttons; the loupe shows the one that is moved. */
export const Marked: Story = {
  play: async ({ args, canvas, globals }) => {
    const text = storyText(globals);
    canvas.getByRole('button', { name: text('own-wall.corner-lower-right') }).focus();
    await expect(args.onCommand).toHaveBeenLastCalledWith({ kind: 'select', corner: 2 });
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onCommand).toHaveBeenLastCalledWith({ kind: 'step', way: 'up' });
    await userEvent.click(canvas.getByRole('button', { name: text('own-wall.move-left') }));
    await expect(args.onCommand).toHaveBeenLastCalledWith({ kind: 'step', way: 'left' });
    await userEvent.click(canvas.getByRole('button', { name: text('own-wall.hang') }));
    await expect(args.onCommand).toHaveBeenLastCalledWith({ kind: 'hang' });
  },
};

export const Crossed: Story = { args: { refusal: 'quadrilateral-crossed' } };

export const Door: Story = {
  args: { thing: 'door', typed: { width: '86', height: '198,5' } },
  play: async ({ args, canvas, globals }) => {
    const text = storyText(globals);
    await userEvent.type(canvas.getByLabelText(new RegExp(text('own-wall.width'), 'u')), '5');
    await expect(args.onTyped).toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByRole('combobox'), text('own-wall.own'));
    await expect(args.onThing).toHaveBeenLastCalledWith('own');
  },
};

export const Hung: Story = {
  args: {
    children:
      E.isRight(wall) && E.isRight(middle) ? (
        <Hanging
          photo={photo}
          wall={wall.right}
          middle={middle.right}
          object={{ material: 'acrylglas', format }}
          motif={{ ...duskPicture, alt: 'mountains-1.jpg' }}
          onCommand={fn()}
        />
      ) : undefined,
  },
  play: async ({ args, canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByRole('img', { name: 'mountains-1.jpg' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('own-wall.correct') }));
    await expect(args.onCommand).toHaveBeenLastCalledWith({ kind: 'mark' });
  },
};
