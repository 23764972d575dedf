import type { MaterialType } from '../catalogue/materials.ts';
import { formatMillimetres } from '../format/format.ts';
import { wallBody, type WallBodyChoice } from '../image/wall-body.ts';
import { pictureWeight } from './picture-weight.ts';

/**
 * How a picture gets onto its wall. `nail`: one is enough; `two-hooks`: at the same height;
 * `two-anchors`: screws in wall plugs that suit the wall; `adhesive`, `paste`: without any;
 * `eyelets`: cord or cable ties; `rail`: paper without a frame; `light-frame`: two screws and a socket.
 */
export const hangings = [
  'nail',
  'two-hooks',
  'two-anchors',
  'adhesive',
  'paste',
  'eyelets',
  'rail',
  'light-frame',
] as const;

/** A way to hang a picture. */
export type Hanging = (typeof hangings)[number];

/** The heaviest picture that a nail holds, and two hooks hold, in grams. */
export const hangingLimits = { nail: 1_500, hooks: 8_000 } as const;

/** From this width on, in millimetres, one nail lets a picture tilt. */
export const widestOnNail = 800;

/** What hangs in a way of its own, whatever it weighs, as long as no frame holds it. */
const ownWays: Readonly<Partial<Record<MaterialType, Hanging>>> = {
  backlitfolie: 'light-frame',
  fototapete: 'paste',
  hahnemuehle: 'rail',
  klebefolie: 'adhesive',
  poster: 'rail',
  pvcplane: 'eyelets',
};

/** How a configured picture hangs: by its material where that has a way, else by weight and width. */
export const hangingOf = (choice: WallBodyChoice): Hanging => {
  const own = choice.frame === undefined ? ownWays[choice.material] : undefined;
  if (own !== undefined) return own;
  const grams = pictureWeight(choice);
  if (grams > hangingLimits.hooks) return 'two-anchors';
  const { width } =
    choice.frame === undefined ? formatMillimetres(choice.format) : wallBody(choice).outer;
  return grams > hangingLimits.nail || width > widestOnNail ? 'two-hooks' : 'nail';
};
