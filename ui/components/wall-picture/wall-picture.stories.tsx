import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import {
  frameTypes,
  materialTypes,
  defaultFrames,
} from '../../../core/domain/catalogue/materials.ts';
import type { HungPrint } from '../../../core/domain/image/hung-print.ts';
import type { Format } from '../../../core/domain/format/format.ts';
import { textArg } from '../../messages/story-args.ts';
import { dawnPicture, duskPicture } from '../picture/sample-pictures.ts';
import { WallPicture } from './wall-picture.tsx';
import styles from './wall-picture-sheet.module.css';

const motif = { ...duskPicture, alt: textArg('story.mountains') };
const cm = (width: number, height: number): Format => ({
  width: width * 10,
  height: height * 10,
  unit: 'cm',
});

const meta = {
  title: 'Product/WallPicture',
  component: WallPicture,
  args: {
    motif,
    object: { material: 'leinwand', format: cm(90, 60) },
    caption: `90 × 60 cm, ${textArg('story.stretcher')}`,
  },
  render: (args) => (
    <div className={styles['wall']}>
      <WallPicture {...args} />
    </div>
  ),
} satisfies Meta<typeof WallPicture>;

export default meta;

type Story = StoryObj<typeof meta>;

const Sheet = ({ objects }: { readonly objects: readonly HungPrint[] }) => (
  <div className={styles['sheet']}>
    {objects.map((object) => {
      const name = [object.material, object.frame, `${object.format.width}x${object.format.height}`]
        .filter(Boolean)
        .join(' ');
      return (
        <div className={styles['wall']} key={name}>
          <WallPicture object={object} motif={{ ...motif, alt: name }} caption={name} />
        </div>
      );
    })}
  </div>
);

export const Canvas: Story = {};

export const Materials: Story = {
  render: () => (
    <Sheet objects={materialTypes.map((material) => ({ material, format: cm(60, 40) }))} />
  ),
};

const materialFor = (frame: (typeof frameTypes)[number]) =>
  materialTypes.find((material) => defaultFrames[material] === frame) ?? 'poster';

export const Frames: Story = {
  render: () => (
    <Sheet
      objects={[
        ...frameTypes.map((frame) => ({ material: materialFor(frame), frame, format: cm(60, 40) })),
        {
          material: 'hahnemuehle',
          frame: 'holzrahmen',
          mat: { matType: 'mat-creme', matSize: 60 },
          format: cm(40, 40),
        },
        {
          material: 'acrylglas',
          frame: 'artbox',
          format: cm(60, 45),
        },
      ]}
    />
  ),
};

/** A mirrored edge goes on where the front ends: the pictures that are turned begin at its edges. */
export const MirroredEdge: Story = {
  args: {
    object: { material: 'leinwand', format: cm(90, 60), edgeStyle: 'gespiegelt' },
    caption: `90 × 60 cm, ${textArg('story.mirrored-edge')}`,
  },
  play: async ({ canvas, canvasElement }) => {
    const front = canvas.getByRole('img').getBoundingClientRect();
    const boxes = [...canvasElement.querySelectorAll('[data-side] img')].map((image) =>
      image.getBoundingClientRect(),
    );
    const [right, bottom] = boxes;
    await expect(boxes).toHaveLength(3);
    await expect(Math.abs((right?.left ?? 0) - front.right)).toBeLessThan(0.5);
    await expect(Math.abs((bottom?.top ?? 0) - front.bottom)).toBeLessThan(0.5);
    for (const box of boxes) {
      await expect(Math.abs(box.width - front.width)).toBeLessThan(0.5);
      await expect(Math.abs(box.height - front.height)).toBeLessThan(0.5);
    }
  },
};

/** Before it is there, a blurred copy of it hangs in its place. */
export const OnItsWay: Story = {
  args: { placeholder: dawnPicture.src },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('picture > img');
    const { backgroundImage, backgroundSize } = getComputedStyle(image ?? canvasElement);
    await expect(backgroundImage).toContain(dawnPicture.src);
    await expect(backgroundSize).toBe('cover');
  },
};

/** Every size class either way up: a larger picture never looks smaller. */
export const SizeClasses: Story = {
  render: () => (
    <Sheet
      objects={[cm(20, 15), cm(30, 20), cm(60, 40), cm(90, 60), cm(150, 100), cm(100, 150)].map(
        (format) => ({ material: 'leinwand', format }),
      )}
    />
  ),
  play: async ({ canvas }) => {
    const longerSides = canvas
      .getAllByRole('img')
      .map((image) => image.getBoundingClientRect())
      .map(({ width, height }) => Math.max(width, height));
    await expect(longerSides).toEqual([...longerSides].sort((first, second) => first - second));
  },
};

/** The picture keeps its proportions and stays on the wall in the widest and the tallest format. */
export const Panorama: Story = {
  args: { object: { material: 'acrylglas', format: cm(180, 30) }, caption: '180 × 30 cm' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(Math.abs(width / height - 6)).toBeLessThan(0.1);
  },
};

/** A share of its place, whatever its size class: for materials side by side. */
export const ShareOfItsPlace: Story = {
  args: { object: { material: 'acrylglas', format: cm(20, 15) }, share: 0.96 },
  play: async ({ canvas, canvasElement }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    const place = canvasElement.querySelector('figure')?.getBoundingClientRect();
    const stage = Math.min((place?.height ?? 0) * 0.88, (place?.width ?? 0) * 0.92);
    await expect(Math.abs(Math.max(width, height) / stage - 0.96)).toBeLessThan(0.02);
  },
};

/** Sun on the left half of the room's wall, shade on the right. */
const halfLight = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 816 668"><rect width="816" height="668" fill="#8a8580"/><rect width="408" height="668" fill="#fff"/></svg>')}`;

/** The room's light lies over the print as it lies over the wall, wherever the print hangs. */
export const InRoomLight: Story = {
  args: {
    caption: undefined,
    room: {
      millimetresHigh: 2150,
      hang: { x: 0.45, y: 0.3 },
      light: { src: halfLight, width: 816, height: 668 },
    },
  },
  play: async ({ canvasElement }) => {
    const figure = canvasElement.querySelector('figure')?.getBoundingClientRect();
    const light = canvasElement.querySelector('img[src*="8a8580"]')?.getBoundingClientRect();
    await expect(Math.abs((light?.left ?? 0) - (figure?.left ?? 1))).toBeLessThan(0.5);
    await expect(Math.abs((light?.top ?? 0) - (figure?.top ?? 1))).toBeLessThan(0.5);
    await expect(Math.abs((light?.width ?? 0) - (figure?.width ?? 1))).toBeLessThan(0.5);
  },
};
