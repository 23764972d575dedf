import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { argText, textArg } from '../../messages/story-args.ts';
import { placePrint, type SpacePrint } from '../../../core/domain/preview/place-print.ts';
import type { Scene } from '../../../core/domain/preview/scene.ts';
import { duskPicture } from '../picture/sample-pictures.ts';
import { SceneView } from './scene-view.tsx';

/** Layers for stories: drawn here, as large as the scene, so that they need no server. */
const drawn = (shapes: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1020 835" preserveAspectRatio="none">${shapes}</svg>`)}`;

const slope = (id: string, from: string, to: string): string =>
  `<linearGradient id="${id}"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><rect width="1020" height="835" fill="url(#${id})"/>`;

const room: Scene = {
  name: 'room',
  kind: 'room',
  size: { width: 1020, height: 835 },
  layers: ['plate', 'light'],
  camera: [
    [0.388, 0, -0.0785, 510],
    [0, 0.388, -0.0341, 221],
    [0, 0, -0.000154, 1],
  ],
  hang: { x: 0.5, y: 0.5 },
  reach: { left: -850, top: -490, width: 1700, height: 980 },
  shadow: { right: 1.1, down: 0.45, blur: 0.6, opacity: 0.42 },
};

const corner: Scene = {
  name: 'corner',
  kind: 'corner',
  size: { width: 1020, height: 835 },
  layers: ['plate', 'light'],
  camera: [
    [7.79689, 0.377203, -5.81607, 575.418],
    [1.13113, 9.4485, 1.93982, 335.63],
    [-0.00108328, 0.000739616, -0.00185775, 1],
  ],
  hang: { x: 1, y: 0 },
  reach: { left: -85, top: 0, width: 85, height: 83 },
};

const canvas: SpacePrint = {
  width: 900,
  height: 600,
  depth: 25,
  standOff: 1,
  edge: 'gespiegelt',
};

const meta = {
  title: 'Product/SceneView',
  component: SceneView,
  args: {
    scene: room,
    layers: {
      plate: { src: drawn(slope('p', '#e9e2d6', '#cfc6b7')) },
      light: { src: drawn(slope('l', '#fff', '#a9a29a')) },
    },
    print: canvas,
    photo: duskPicture,
    alternative: textArg('story.mountains'),
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', aspectRatio: '1020 / 835' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SceneView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Every face lies where the core says, to half a pixel, however wide the scene is shown. */
const expectToLieWhereTheySay = async (root: HTMLElement, scene: Scene, print: SpacePrint) => {
  const view = root.querySelector('[data-scene]')?.getBoundingClientRect();
  const scale = (view?.width ?? 0) / scene.size.width;
  for (const { side, quad } of placePrint(scene, print)) {
    const box = root.querySelector(`[data-side='${side}']`)?.getBoundingClientRect();
    const xs = quad.map(({ x }) => x * scale + (view?.left ?? 0));
    const ys = quad.map(({ y }) => y * scale + (view?.top ?? 0));
    await expect(Math.abs((box?.left ?? 0) - Math.min(...xs))).toBeLessThan(0.5);
    await expect(Math.abs((box?.right ?? 0) - Math.max(...xs))).toBeLessThan(0.5);
    await expect(Math.abs((box?.top ?? 0) - Math.min(...ys))).toBeLessThan(0.5);
    await expect(Math.abs((box?.bottom ?? 0) - Math.max(...ys))).toBeLessThan(0.5);
  }
};

export const Room: Story = {
  play: async ({ canvasElement }) => expectToLieWhereTheySay(canvasElement, room, canvas),
};

/** A larger print is larger on the screen by as much. */
export const LargePortrait: Story = {
  args: { print: { ...canvas, width: 650, height: 975 } },
};

export const Corner: Story = {
  args: { scene: corner },
  play: async ({ canvasElement }) => expectToLieWhereTheySay(canvasElement, corner, canvas),
};

export const CornerWithPhotoRoundTheEdge: Story = {
  args: { scene: corner, print: { ...canvas, edge: 'umgeschlagen' } },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', inlineSize: '301px', aspectRatio: '1020 / 835' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => expectToLieWhereTheySay(canvasElement, room, canvas),
};

/** Behind a mat the photo's window begins where the mat ends. */
export const BehindAMat: Story = {
  args: {
    scene: corner,
    print: { width: 720, height: 520, depth: 0, standOff: 0, edge: 'board' },
    mat: { size: 60, colour: '#fcfbf8' },
    crop: { left: 0.25, top: 0, right: 1, bottom: 1 },
  },
  play: async ({ canvas, args, globals }) => {
    const photo = canvas.getByRole('img', { name: argText(globals, args.alternative) });
    const window = photo.parentElement;
    const sheet = window?.parentElement;
    const share = (window?.offsetWidth ?? 0) / (sheet?.offsetWidth ?? 1);
    await expect(Math.abs(share - 600 / 720)).toBeLessThan(0.01);
    await expect(Math.abs(photo.offsetWidth / (window?.offsetWidth ?? 1) - 1 / 0.75)).toBeLessThan(
      0.01,
    );
  },
};
