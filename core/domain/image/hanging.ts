import type { MaterialType } from '../catalogue/materials.ts';
import { formatMillimetres } from '../format/format.ts';
import { wallBody, type WallBodyChoice } from './wall-body.ts';
import type { Hanging, HangingView } from './hangings.ts';
import { pictureWeight } from './picture-weight.ts';

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

/** What the back of a configured picture looks like with what it hangs by. */
export const hangingViewOf = (choice: WallBodyChoice): HangingView => {
  const hanging = hangingOf(choice);
  switch (hanging) {
    case 'nail':
    case 'two-hooks':
    case 'two-anchors': {
      const unframed = choice.material === 'leinwand' ? 'stretcher' : 'sheet';
      return `${choice.frame === undefined ? unframed : 'frame'}-${hanging}`;
    }
    default:
      return hanging;
  }
};
