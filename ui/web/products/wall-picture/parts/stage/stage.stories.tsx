import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { argText, frameArg, materialArg, textArg } from '../../../../../messages/story-args.ts';
import { asPattern, storyText } from '../../../../../messages/story-text.ts';
import {
  dawnPicture,
  duskPicture,
  paperPicture,
} from '../../../../../components/picture/sample-pictures.ts';
import sheet from './stage-sheet.module.css';
import { Stage } from './stage.tsx';

const meta = {
  title: 'Product/Stage',
  component: Stage,
  args: {
    object: { material: 'leinwand', format: { width: 900, height: 600, unit: 'cm' } },
    motif: {
      picture: { large: duskPicture },
      alternative: `${materialArg('leinwand')}, ${textArg('story.mountains')}`,
      thumbnail: duskPicture,
    },
    caption: `90 × 60 cm, ${textArg('story.stretcher')}`,
    room: {
      picture: { large: paperPicture },
      thumbnail: paperPicture,
      geometry: { centimetresAcross: 240, hang: { x: 0.5, y: 0.3 } },
      zoom: 1.2,
    },
    corner: {
      picture: { large: dawnPicture },
      alternative: textArg('story.frame-corner'),
      thumbnail: dawnPicture,
    },
    material: {
      picture: { large: paperPicture },
      alternative: textArg('story.weave'),
      thumbnail: paperPicture,
    },
  },
} satisfies Meta<typeof Stage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A link below shows its view and is marked, and the page stays where it is. */
export const AllViews: Story = {
  play: async ({ canvas, globals }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(4);
    await expect(links[0]).toHaveAttribute('aria-current', 'true');
    // The room is seen first, with the picture in it; so the small one has it, too.
    await expect(links[0]?.querySelectorAll('img')).toHaveLength(2);
    // Its wrap is as deep there as on the large one, not a bar: the print keeps its ratio of 3 : 2.
    const [, wall] = links;
    const print = wall?.querySelector('picture')?.getBoundingClientRect();
    await expect((print?.width ?? 0) / (print?.height ?? 1)).toBeGreaterThan(1.46);
    if (wall === undefined) throw new Error('The wall has no link.');
    await userEvent.click(wall);
    await waitFor(() => expect(wall).toHaveAttribute('aria-current', 'true'));
    await expect(links[0]).not.toHaveAttribute('aria-current');
    await expect(
      canvas.getByRole('img', {
        name: asPattern(
          storyText(globals)('stage.corner-seen', {
            name: argText(globals, textArg('story.frame-corner')),
          }),
        ),
      }),
    ).toBeInTheDocument();
  },
};

/** Widths in fractions of pixels show no edge of the next view beside the current one. */
export const NoHairline: Story = {
  decorators: [
    (Story) => (
      <div className={sheet['fractional']}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const [, , corner] = canvas.getAllByRole('link');
    if (corner === undefined) throw new Error('The corner has no link.');
    await userEvent.click(corner);
    await waitFor(() => expect(corner).toHaveAttribute('aria-current', 'true'));
    const views = [...canvasElement.querySelectorAll('[id^="stage-"]')];
    const row = views[0]?.parentElement?.getBoundingClientRect();
    const next = views[3]?.getBoundingClientRect();
    await expect((next?.left ?? 0) - (row?.right ?? 0)).toBeGreaterThan(1);
  },
};

export const WallAlone: Story = {
  args: { room: undefined, corner: undefined, material: undefined },
};

export const FramedPortrait: Story = {
  args: {
    object: {
      material: 'poster',
      frame: 'holzrahmen',
      format: { width: 500, height: 700, unit: 'cm' },
    },
    caption: `50 × 70 cm, ${frameArg('holzrahmen')}`,
  },
};

/** 36 inches are a little more than 90 cm: the largest class. */
export const Inches: Story = {
  args: {
    object: { material: 'aludibond', format: { width: 360, height: 240, unit: 'in' } },
    caption: '36 × 24 in',
  },
  globals: { locale: 'en-US' },
};

/** The shopper's own motif stands in the close views, large and small. */
export const OwnCloseUps: Story = {
  args: {
    crop: { left: 0, top: 0, width: 1, height: 1 },
    closeUp: (view, size, alternative) => (
      <img src={duskPicture.src} alt={alternative} data-close={`${view} ${size}`} />
    ),
  },
  play: async ({ canvasElement, canvas, args, globals }) => {
    const shown = [...canvasElement.querySelectorAll<HTMLElement>('[data-close]')];
    await expect(shown.map(({ dataset }) => dataset['close'])).toEqual([
      'corner large',
      'material large',
      'corner small',
      'material small',
    ]);
    const name = storyText(globals)('stage.corner-seen', {
      name: argText(globals, args.motif.alternative),
    });
    await expect(canvas.getByRole('img', { name: asPattern(name) })).toBeInTheDocument();
  },
};
