import type { Path } from '../../../../artwork/path.ts';
import {
  type Dot,
  type Sketch,
  type SketchShape,
  moved,
  together,
} from '../../../../artwork/sketch.ts';
import { circle } from '../frames/curves.ts';

export const filled = (path: Path): SketchShape => ({ path, colour: 'foil' });

export const line = (path: Path, width = 0.9): SketchShape => ({
  path,
  colour: 'foil',
  line: width,
});

export const point = (at: Dot, radius: number): SketchShape => filled(circle(at, radius));

export const both = (sketch: Sketch): Sketch =>
  together(sketch, moved(sketch, { isMirrored: true }));
