import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';

import { materialArg, textArg } from '../../../../../messages/story-args.ts';
import { wallBody } from '../../../../../../core/domain/image/wall-body.ts';
import { storyText } from '../../../../../messages/story-text.ts';
import { duskPicture } from '../../../../../components/picture/sample-pictures.ts';
import { PreviewDialog } from './preview-3d.tsx';
import { ownWindow } from '../../../../../components/own-window.ts';

const format = { width: 900, height: 600, unit: 'cm' } as const;

const meta = {
  title: 'Patterns/Dialogs/PreviewDialog',
  component: PreviewDialog,
  parameters: ownWindow,
  args: {
    frame: { isOpen: true, onClose: fn(), closeHref: '#without-dialog' },
    body: wallBody({ material: 'leinwand', format }),
    motif: duskPicture,
    alternative: `${materialArg('leinwand')}, ${textArg('story.mountains')}`,
    format: '90 × 60 cm',
    depth: '2,5 cm',
  },
} satisfies Meta<typeof PreviewDialog>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const sceneOf = ({ canvas, globals }: Play): HTMLElement =>
  canvas.getByRole('application', { name: storyText(globals)('preview-3d.scene') });

/** Reads the rotation from the style. */
const turnOf = (scene: HTMLElement) => {
  const body = scene.firstElementChild;
  if (!(body instanceof HTMLElement)) throw new Error('The scene is empty.');
  const degrees = (name: string) => Math.round(parseFloat(body.style.getPropertyValue(name)));
  return [degrees('--turn'), degrees('--tilt')];
};

const widthOf = (scene: HTMLElement, side: string): number =>
  scene.querySelector(`[data-side="${side}"]`)?.getBoundingClientRect().width ?? 0;

/** Seen from the side at first, so that its depth shows: the picture is wrapped around the edge. */
export const Canvas: Story = {
  play: async (play) => {
    const { canvas, globals } = play;
    const dialog = canvas.getByRole('dialog', { name: storyText(globals)('preview-3d.title') });
    await waitFor(() => expect(dialog).toBeVisible());
    const scene = sceneOf(play);
    await expect(turnOf(scene)).toEqual([-32, 10]);
    await expect(scene.querySelectorAll('img')).toHaveLength(5);
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await expect(widthOf(scene, 'right')).toBeGreaterThan(2);
  },
};

/** The shopper's own picture, its front mirrored round the deeper edges. */
export const OwnPictureMirrored: Story = {
  args: {
    body: wallBody({
      material: 'leinwand',
      format,
      stretcher: '38mm',
      edgeStyle: 'gespiegelt',
    }),
    crop: { left: 0.1, top: 0.2, width: 0.6, height: 0.5 },
    depth: '3,8 cm',
  },
  play: async (play) => {
    const scene = sceneOf(play);
    const sheets = [...scene.querySelectorAll('[data-side] > span')];
    await expect(sheets.map((sheet) => getComputedStyle(sheet).scale)).toEqual([
      '-1 1',
      '-1 1',
      '1 -1',
      '1 -1',
    ]);
    const image = scene.querySelector('img');
    if (image === null) throw new Error('The front is empty.');
    const { width, height } = getComputedStyle(image);
    const sheet = getComputedStyle(image.parentElement ?? image);
    await expect(parseFloat(sheet.width) / parseFloat(width)).toBeCloseTo(0.6, 2);
    await expect(parseFloat(sheet.height) / parseFloat(height)).toBeCloseTo(0.5, 2);
  },
};

/** Arrow keys turn it by ten degrees, to its limits; Home shows the front. */
export const ByKeys: Story = {
  play: async (play) => {
    const scene = sceneOf(play);
    scene.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(turnOf(scene)).toEqual([-22, 20]);
    await userEvent.keyboard('{ArrowLeft>9/}');
    await expect(turnOf(scene)).toEqual([-70, 20]);
    await userEvent.keyboard('{Home}');
    await expect(turnOf(scene)).toEqual([0, 0]);
  },
};

/** Buttons turn it as keys do, and say how it is turned. */
export const ByButtons: Story = {
  play: async (play) => {
    const { canvas, globals } = play;
    const text = storyText(globals);
    const scene = sceneOf(play);
    await userEvent.click(canvas.getByRole('button', { name: text('preview-3d.right') }));
    await userEvent.click(canvas.getByRole('button', { name: text('preview-3d.up') }));
    await expect(turnOf(scene)).toEqual([-22, 0]);
    const across = text('preview-3d.seen-right', { degrees: 22 });
    const said = `${across}, ${text('preview-3d.seen-level')}`;
    await expect(canvas.getByRole('status')).toHaveTextContent(said);
    await userEvent.click(canvas.getByRole('button', { name: text('preview-3d.front') }));
    await expect(turnOf(scene)).toEqual([0, 0]);
  },
};

/** A drag turns it along; once it is let go, the pointer turns nothing. */
export const ByPointer: Story = {
  play: async (play) => {
    const scene = sceneOf(play);
    // A pointer of a test cannot be captured.
    scene.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(scene, { pointerId: 1, button: 0, clientX: 200, clientY: 200 });
    await fireEvent.pointerMove(scene, { pointerId: 1, clientX: 280, clientY: 175 });
    await expect(turnOf(scene)).toEqual([0, 0]);
    await fireEvent.pointerUp(scene, { pointerId: 1 });
    await fireEvent.pointerMove(scene, { pointerId: 1, clientX: 900, clientY: 175 });
    await expect(turnOf(scene)).toEqual([0, 0]);
  },
};

/** A frame with its mat: the moulding's depth and colour all round. */
export const Framed: Story = {
  args: {
    body: wallBody({ material: 'poster', frame: 'holzrahmen', format }),
    depth: '3 cm',
  },
};

export const FloaterFrame: Story = {
  args: {
    body: wallBody({
      material: 'leinwand',
      frame: 'schattenfuge-leinwand',
      format: { width: 500, height: 700, unit: 'cm' },
    }),
    format: '50 × 70 cm',
    depth: '4 cm',
  },
};

/** A board of six millimetres, with its lit edge. */
export const Acrylic: Story = {
  args: { body: wallBody({ material: 'acrylglas', format }), depth: '0,6 cm' },
};

/** Paper has no depth to speak of. */
export const Paper: Story = {
  args: { body: wallBody({ material: 'poster', format }), depth: undefined },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
};
