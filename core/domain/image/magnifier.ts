/**
 * Looking at a picture from close (storefront §2, dialog "image-magnify"). Lengths are CSS pixels;
 * points count from the middle of the stage, right and down are positive.
 */

/** In CSS pixels. */
export type ScreenSize = { readonly width: number; readonly height: number };

/** From its middle, in CSS pixels. */
export type StagePoint = { readonly x: number; readonly y: number };

export type MagnifierFrame = { readonly stage: ScreenSize; readonly picture: ScreenSize };

/** The scale, 1 for the whole picture, and the picture's middle. */
export type Magnification = StagePoint & { readonly scale: number };

/** Times the whole picture, which is the smallest. */
export const largestMagnification = 4;

/** In the middle: where each begins. */
export const wholePicture: Magnification = { scale: 1, x: 0, y: 0 };

/**
 * - `zoom`: larger by a factor, smaller below 1, around a point; - `move`: pushed along; - `pinch`:
 * both, by two fingers whose middle moves; - `whole`: shown whole again.
 */
export type MagnifierCommand =
  | { readonly kind: 'zoom'; readonly factor: number; readonly at: StagePoint }
  | { readonly kind: 'move'; readonly by: StagePoint }
  | {
      readonly kind: 'pinch';
      readonly factor: number;
      readonly from: StagePoint;
      readonly to: StagePoint;
    }
  | { readonly kind: 'whole' };

/** Adding 0 turns -0 into 0, so that equal pictures compare as equal. */
const clamp = (value: number, limit: number): number =>
  Math.min(limit, Math.max(-limit, value)) + 0;

/** How far the middle goes: a picture larger than the stage covers it from edge to edge. */
const reachOf = (picture: number, stage: number): number => Math.max(0, (picture - stage) / 2);

/** Within its scales, and never pushed off its stage. */
export const fitMagnification = (
  { stage, picture }: MagnifierFrame,
  { scale, x, y }: Magnification,
): Magnification => {
  const fitting = Math.min(largestMagnification, Math.max(1, scale));
  return {
    scale: fitting,
    x: clamp(x, reachOf(picture.width * fitting, stage.width)),
    y: clamp(y, reachOf(picture.height * fitting, stage.height)),
  };
};

/** What lies under the point stays there. */
const zoomed = (
  frame: MagnifierFrame,
  before: Magnification,
  factor: number,
  at: StagePoint,
): Magnification => {
  const { scale } = fitMagnification(frame, { ...before, scale: before.scale * factor });
  const grown = scale / before.scale;
  return fitMagnification(frame, {
    scale,
    x: at.x - (at.x - before.x) * grown,
    y: at.y - (at.y - before.y) * grown,
  });
};

const moved = (
  frame: MagnifierFrame,
  { scale, x, y }: Magnification,
  by: StagePoint,
): Magnification => fitMagnification(frame, { scale, x: x + by.x, y: y + by.y });

const changed = (
  frame: MagnifierFrame,
  before: Magnification,
  command: MagnifierCommand,
): Magnification => {
  switch (command.kind) {
    case 'zoom':
      return zoomed(frame, before, command.factor, command.at);
    case 'move':
      return moved(frame, before, command.by);
    case 'pinch': {
      const { factor, from, to } = command;
      return moved(frame, zoomed(frame, before, factor, from), {
        x: to.x - from.x,
        y: to.y - from.y,
      });
    }
    case 'whole':
      return wholePicture;
    default:
      command satisfies never;
      return before;
  }
};

/** The picture after a command; NaN changes nothing. */
export const applyMagnifier = (
  frame: MagnifierFrame,
  before: Magnification,
  command: MagnifierCommand,
): Magnification => {
  const after = changed(frame, before, command);
  return Object.values(after).every(Number.isFinite) ? after : before;
};

/** Factor of a press. */
export const zoomStep = 1.5;

const middle: StagePoint = { x: 0, y: 0 };

/** Zooms around the middle: a button or a key. */
export const zoomBySteps = (steps: number): MagnifierCommand => ({
  kind: 'zoom',
  factor: zoomStep ** steps,
  at: middle,
});

/** An arrow key moves by an eighth of the stage. */
const stepsAcross = 8;

/** Where arrow keys look; the picture moves the other way. */
const arrows: Readonly<Record<string, StagePoint>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** Steps of keys that zoom. */
const zoomKeys: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };

/** By the key's name in the browser's event; undefined for any other key. */
export const magnifierKey = (
  { stage }: MagnifierFrame,
  key: string,
): MagnifierCommand | undefined => {
  if (key === '0' || key === 'Home') return { kind: 'whole' };
  const steps = Object.hasOwn(zoomKeys, key) ? zoomKeys[key] : undefined;
  if (steps !== undefined) return zoomBySteps(steps);
  const way = Object.hasOwn(arrows, key) ? arrows[key] : undefined;
  return (
    way && {
      kind: 'move',
      by: { x: (way.x * stage.width) / stepsAcross, y: (way.y * stage.height) / stepsAcross },
    }
  );
};

/** Pixels of a wheel's line and page. */
const wheelUnits: readonly number[] = [1, 16, 400];

/**
 * A turn's zoom factor: the same forth and back, at most one step. `deltaMode` is the browser's:
 * pixels, lines or pages.
 */
export const wheelFactor = (deltaY: number, deltaMode: number): number =>
  Math.min(
    zoomStep,
    Math.max(1 / zoomStep, Math.exp(-deltaY * (wheelUnits[deltaMode] ?? 1) * 0.002)),
  );

/** A picture's size shown whole on a stage; the ratio is width to height. */
export const wholeOnStage = (stage: ScreenSize, ratio: number): ScreenSize => {
  const width = Math.min(stage.width, stage.height * ratio);
  return { width, height: width / ratio };
};
