import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { materialArg, textArg } from '../../../../../messages/story-args.ts';
import { hangInView } from '../../../../../../core/domain/image/room-view.ts';
import { asPattern, storyText } from '../../../../../messages/story-text.ts';
import { duskPicture, paperPicture } from '../../../../../components/picture/sample-pictures.ts';
import { RoomViewDialog } from './room-view.tsx';
import { ownWindow } from '../../../../../components/own-window.ts';

const format = { width: 900, height: 600, unit: 'cm' } as const;
const view = { room: 'bedroom', wall: 'plain', scale: 'furniture' } as const;
const room = { ...paperPicture, width: 816, height: 668 };

const meta = {
  title: 'Patterns/Dialogs/RoomViewDialog',
  component: RoomViewDialog,
  parameters: ownWindow,
  args: {
    frame: { isOpen: true, onClose: fn(), closeHref: '#without-dialog' },
    view,
    room: 'bedroom',
    hung: hangInView(view, format, 'room'),
    layers: { room, wall: room, light: room },
    object: { material: 'leinwand', format },
    motif: { ...duskPicture, alt: `${materialArg('leinwand')}, ${textArg('story.mountains')}` },
    format: '90 × 60 cm',
    length: '166 cm',
    hrefOf: ({ room: name, wall, scale }) => `#${name}-${wall}-${scale}`,
    onShow: fn(),
  },
} satisfies Meta<typeof RoomViewDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The room's own furniture tells the scale; every choice is a link, and shown at once. */
export const WithFurniture: Story = {
  play: async ({ canvas, globals, args }) => {
    const text = storyText(globals);
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await expect(canvas.getByRole('link', { name: text('room-view.bedroom') })).toHaveAttribute(
      'aria-current',
      'true',
    );
    const sage = canvas.getByRole('link', { name: text('room-view.wall-sage') });
    await expect(sage).toHaveAttribute('href', '#bedroom-sage-furniture');
    await userEvent.click(sage);
    await expect(args.onShow).toHaveBeenLastCalledWith({ ...view, wall: 'sage' });
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onShow).toHaveBeenLastCalledWith({ ...view, wall: 'clay' });
    await expect(
      canvas.getByRole('img', { name: asPattern(text('room-view.bedroom')) }),
    ).toBeInTheDocument();
  },
};

const person = { room: 'hall', wall: 'petrol', scale: 'person' } as const;

/** A person beside the picture, and a wall in a colour. */
export const WithPerson: Story = {
  args: { view: person, room: 'hall', hung: hangInView(person, format, 'room'), length: '175 cm' },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByRole('link', { name: text('room-view.person') })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(canvas.getByText(/175 cm/u)).toBeInTheDocument();
  },
};

const paper = { width: 3000, height: 2000, unit: 'cm' } as const;

/** A material that is used in one way only hangs there: no other room, no colour of a wall. */
export const OnAWholeWall: Story = {
  args: {
    room: 'wallpapered',
    hung: hangInView({ room: 'wallpapered', scale: 'furniture' }, paper, 'room'),
    object: { material: 'fototapete', format: paper },
    format: '300 × 200 cm',
    length: '180 cm',
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await expect(canvas.getByRole('link', { name: text('room-view.person') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: text('room-view.bedroom') })).toBeNull();
    await expect(canvas.queryByRole('link', { name: text('room-view.wall-sage') })).toBeNull();
    await expect(
      canvas.getByRole('img', { name: asPattern(text('room-view.wallpapered')) }),
    ).toBeInTheDocument();
  },
};

/** The shopper's own picture, framed, as the hand-off crops it. */
export const OwnPicture: Story = {
  args: {
    view: { room: 'office', wall: 'sand', scale: 'furniture' },
    room: 'office',
    hung: hangInView({ room: 'office', scale: 'furniture' }, format, 'room'),
    object: {
      material: 'poster',
      frame: 'holzrahmen',
      mat: { matType: 'mat-weiss', matSize: 30 },
      format,
    },
    crop: { left: 0.1, top: 0.2, width: 0.6, height: 0.5 },
    length: '156 cm',
  },
};
