import type { Path } from '../../../../artwork/path.ts';
import {
  type Dot,
  type Sketch,
  type SketchShape,
  moved,
  together,
} from '../../../../artwork/sketch.ts';
import { circle } from '../frames/curves.ts';

/** A surface of foil. */
export const filled = (path: Path): SketchShape => ({ path, colour: 'foil' });

/** A line of foil; 0.6 to 1.2 units look like a fine pen. */
export const line = (path: Path, width = 0.9): SketchShape => ({
  path,
  colour: 'foil',
  line: width,
});

/** A round dot of foil. */
export const point = (at: Dot, radius: number): SketchShape => filled(circle(at, radius));

/** A drawing and its mirror image about the upright axis. */
export const both = (sketch: Sketch): Sketch =>
  together(sketch, moved(sketch, { isMirrored: true }));
