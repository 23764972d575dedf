import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';

import { materialArg, textArg } from '../../../../../messages/story-args.ts';
import { asPattern, storyText } from '../../../../../messages/story-text.ts';
import {
  dawnPicture,
  duskPicture,
  paperPicture,
} from '../../../../../components/picture/sample-pictures.ts';
import { ImageMagnifyDialog } from './image-magnify.tsx';
import { ownWindow } from '../../../../../components/own-window.ts';

const meta = {
  title: 'Patterns/Dialogs/ImageMagnifyDialog',
  component: ImageMagnifyDialog,
  parameters: ownWindow,
  args: {
    frame: { isOpen: true, onClose: fn(), closeHref: '#without-dialog' },
    views: [
      {
        name: 'product',
        picture: duskPicture,
        alternative: `${materialArg('leinwand')}, ${textArg('story.mountains')}`,
        href: '#product',
      },
      {
        name: 'corner',
        picture: dawnPicture,
        alternative: textArg('story.frame-corner'),
        href: '#corner',
      },
      {
        name: 'material',
        picture: paperPicture,
        alternative: textArg('story.weave'),
        href: '#material',
      },
    ],
    shown: 'product',
  },
} satisfies Meta<typeof ImageMagnifyDialog>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Reads the picture's scale and its offset from the middle of the stage. */
const sightOf = (stage: HTMLElement) => {
  const picture = stage.firstElementChild;
  if (!(picture instanceof HTMLElement)) throw new Error('The stage is empty.');
  const { a, e, f } = new DOMMatrix(getComputedStyle(picture).transform);
  return { scale: Math.round(a * 100) / 100, x: Math.round(e), y: Math.round(f) };
};

const stageOf = (canvas: Canvas, globals: Readonly<Record<string, unknown>>): HTMLElement =>
  canvas.getByRole('application', { name: asPattern(storyText(globals)('image-magnify.stage')) });

/** The whole picture, with links to the others. */
export const Whole: Story = {
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const dialog = canvas.getByRole('dialog', { name: text('image-magnify.title') });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(sightOf(stageOf(canvas, globals))).toEqual({ scale: 1, x: 0, y: 0 });
    const current = canvas.getByRole('link', { name: text('image-magnify.product') });
    await expect(current).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: text('image-magnify.corner') })).toHaveAttribute(
      'href',
      '#corner',
    );
  },
};

/** Buttons zoom by steps, say how far, and stop at both ends without losing the focus. */
export const ByButtons: Story = {
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const stage = stageOf(canvas, globals);
    const larger = canvas.getByRole('button', { name: text('image-magnify.larger') });
    const smaller = canvas.getByRole('button', { name: text('image-magnify.smaller') });
    await expect(smaller).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(larger);
    await expect(sightOf(stage).scale).toBe(1.5);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^150\s?%$/u);
    for (const _ of [1, 2, 3, 4]) await userEvent.click(larger);
    await expect(sightOf(stage).scale).toBe(4);
    await expect(larger).toHaveAttribute('aria-disabled', 'true');
    await expect(larger).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: text('image-magnify.whole') }));
    await expect(sightOf(stage)).toEqual({ scale: 1, x: 0, y: 0 });
  },
};

/** Keys zoom and look on; at the whole picture nothing moves. */
export const ByKeys: Story = {
  play: async ({ canvas, globals }) => {
    const stage = stageOf(canvas, globals);
    stage.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(sightOf(stage).x).toBe(0);
    await userEvent.keyboard('++');
    await userEvent.keyboard('{ArrowRight}');
    const { scale, x } = sightOf(stage);
    await expect(scale).toBe(2.25);
    await expect(x).toBeLessThan(0);
    await userEvent.keyboard('{Home}');
    await expect(sightOf(stage)).toEqual({ scale: 1, x: 0, y: 0 });
  },
};

const at = (stage: HTMLElement, across: number, down: number) => {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { clientX: left + width * across, clientY: top + height * down };
};

/** The wheel zooms around the pointer, and a drag moves the picture no further than its edge. */
export const ByPointer: Story = {
  play: async ({ canvas, globals }) => {
    const stage = stageOf(canvas, globals);
    // A pointer of a test cannot be captured.
    stage.setPointerCapture = () => undefined;
    await fireEvent.wheel(stage, { deltaY: -200, ...at(stage, 0.75, 0.5) });
    const wheeled = sightOf(stage);
    await expect(wheeled.scale).toBeGreaterThan(1.4);
    await expect(wheeled.x).toBeLessThan(0);
    await fireEvent.doubleClick(stage, at(stage, 0.5, 0.5));
    await expect(sightOf(stage).scale).toBe(1);
    await fireEvent.doubleClick(stage, at(stage, 0.5, 0.5));
    await expect(sightOf(stage).scale).toBe(2.5);
    await fireEvent.pointerDown(stage, { pointerId: 1, button: 0, ...at(stage, 0.5, 0.5) });
    await fireEvent.pointerMove(stage, { pointerId: 1, ...at(stage, 0.6, 0.5) });
    const dragged = sightOf(stage);
    await expect(Math.abs(dragged.x - stage.clientWidth * 0.1)).toBeLessThan(2);
    await fireEvent.pointerMove(stage, { pointerId: 1, ...at(stage, 9, 0.5) });
    await expect(Math.abs(sightOf(stage).x - stage.clientWidth * 0.75)).toBeLessThan(2);
    await fireEvent.pointerUp(stage, { pointerId: 1 });
    await fireEvent.pointerMove(stage, { pointerId: 1, ...at(stage, 0.1, 0.5) });
    await expect(Math.abs(sightOf(stage).x - stage.clientWidth * 0.75)).toBeLessThan(2);
  },
};

/** Two fingers that part make the picture as much larger as they part. */
export const ByTwoFingers: Story = {
  play: async ({ canvas, globals }) => {
    const stage = stageOf(canvas, globals);
    stage.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(stage, { pointerId: 1, button: 0, ...at(stage, 0.45, 0.5) });
    await fireEvent.pointerDown(stage, { pointerId: 2, button: 0, ...at(stage, 0.55, 0.5) });
    await fireEvent.pointerMove(stage, { pointerId: 1, ...at(stage, 0.4, 0.5) });
    await fireEvent.pointerMove(stage, { pointerId: 2, ...at(stage, 0.6, 0.5) });
    await expect(sightOf(stage).scale).toBe(2);
    await expect(stage).toHaveAttribute('data-zoomed', 'true');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/** The shopper's own picture as the product, at its corner; two fingers zoom in. */
export const OwnPictureByTouch: Story = {
  args: {
    views: [
      {
        name: 'corner',
        picture: duskPicture,
        alternative: 'IMG_0042.jpg',
        drawn: {
          object: { material: 'leinwand', format: { width: 900, height: 600, unit: 'cm' } },
          closeUp: (_, alternative) => <img src={duskPicture.src} alt={alternative} />,
          crop: { left: 0.1, top: 0.2, width: 0.6, height: 0.5 },
        },
        href: '#corner',
      },
    ],
    shown: 'corner',
  },
  play: async ({ canvas, globals }) => {
    const stage = stageOf(canvas, globals);
    const seen = storyText(globals)('image-magnify.corner-seen', { name: 'IMG_0042.jpg' });
    await expect(canvas.getByRole('img', { name: asPattern(seen) })).toBeInTheDocument();
    const { left, top, width, height } = stage.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const finger = (pointerId: number, off: number) => ({
      pointerId,
      pointerType: 'touch',
      button: 0,
      clientX: x + off,
      clientY: y,
    });
    // Two fingers are the magnifier's and scroll nothing.
    const touches = [1, 2].map(
      (identifier) => new Touch({ identifier, target: stage, clientX: x, clientY: y }),
    );
    const touch = new TouchEvent('touchstart', { touches, cancelable: true, bubbles: true });
    stage.dispatchEvent(touch);
    await expect(touch.defaultPrevented).toBe(true);
    stage.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(stage, finger(11, -40));
    await fireEvent.pointerDown(stage, finger(12, 40));
    await fireEvent.pointerMove(stage, finger(11, -80));
    await fireEvent.pointerMove(stage, finger(12, 80));
    await waitFor(() => expect(sightOf(stage).scale).toBe(2));
    await fireEvent.pointerUp(stage, finger(11, -80));
    await fireEvent.pointerUp(stage, finger(12, 80));
  },
};
