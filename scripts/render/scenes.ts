import {
  defaultProducedFrameOf,
  producedFrames,
} from '../../core/domain/catalogue/produced-frame.ts';
import { defaultProducedFrames } from '../../core/domain/catalogue/produced-frames.ts';
import {
  frameDefaults,
  frameTypes,
  materialTypes,
  type FrameType,
} from '../../core/domain/catalogue/materials.ts';

/** How a scene is made: its script in this folder, and what the script is told. */
export type SceneRow = {
  readonly script: `${string}.py`;
  readonly settings: Readonly<Record<string, string | number>>;
};

const room = (script: SceneRow['script'], settings: SceneRow['settings'] = {}): SceneRow => ({
  script,
  settings: { w: 1020, h: 835, samples: 24, noise: 0.035, ...settings },
});

const close = (script: SceneRow['script'], settings: SceneRow['settings']): SceneRow => ({
  script,
  settings: { w: 1020, h: 835, samples: 16, noise: 0.05, ...settings },
});

type NamedScene = readonly [name: string, row: SceneRow];

const corner = (material: string): NamedScene => [
  `corner-${material}`,
  close('corner.py', { material }),
];

const surface = (material: string): NamedScene => [
  `surface-${material}`,
  close('surface.py', { material }),
];

/** A frame type's corner, in what the type alone means. */
const framed = (type: FrameType): NamedScene => {
  const name = defaultProducedFrameOf(type);
  const { family, variant } = producedFrames.find((frame) => frame.producedFrame === name) ?? {
    family: type,
    variant: frameDefaults[type].variant,
  };
  const mat = frameDefaults[type].matSize;
  return [`corner-${type}`, close('framed.py', { type, family, variant, mat })];
};

/** Boards that can be screwed to the wall (`…-bohrung`). */
const drilled = ['acrylglas', 'aludibond', 'forexplatte', 'gallerybond'] as const;

const defaultFrames: readonly string[] = Object.values(defaultProducedFrames);

/** The frames that a type alone means first, then every other variant. */
const frames: readonly NamedScene[] = producedFrames
  .toSorted(
    (one, other) =>
      Number(defaultFrames.includes(other.producedFrame)) -
      Number(defaultFrames.includes(one.producedFrame)),
  )
  .map(({ producedFrame, family, variant }) => [
    `frame-${producedFrame}`,
    { script: 'moulding.py', settings: { family, variant, samples: 24, noise: 0.03 } },
  ]);

/**
 * Every scene by its name, in the order of what it is worth to the shop: `npm run render -- NAME`
 * makes one again. A name that comes twice keeps its first place.
 */
export const scenes: Readonly<Record<string, SceneRow>> = Object.fromEntries<SceneRow>([
  ['room-living', room('living.py')],
  corner('leinwand'),
  corner('acrylglas'),
  corner('aludibond'),
  corner('poster'),
  ['room-hall', room('hall.py')],
  ['room-bedroom', room('bedroom.py')],
  ['room-office', room('office.py')],
  ['room-living-far', room('living.py', { view: 'far' })],
  ...materialTypes.map(corner),
  ...frameTypes.map(framed),
  ...materialTypes.map(surface),
  ['corner-leinwand-38mm', close('corner.py', { material: 'leinwand', depth: 38 })],
  corner('aludibond-brushed'),
  surface('aludibond-brushed'),
  ...drilled.map((material): NamedScene => [
    `corner-${material}-holes`,
    close('corner.py', { material, holes: 1 }),
  ]),
  ...frames,
]);
