import { frameVariants, type FrameVariant, type ProducedFrame } from './produced-frames.ts';
import type { FrameTone } from './frame-tone-names.ts';

const toneOfVariant = {
  schwarz: 'black',
  'schwarz-matt': 'black',
  'schwarz-glanz': 'black',
  'schwarz-lack': 'black',
  'schwarz-gemasert': 'black',
  weiss: 'white',
  'weiss-matt': 'white',
  'weiss-glanz': 'white',
  'weiss-lack': 'white',
  'weiss-gemasert': 'white',
  'weiss-gekalkt': 'white',
  creme: 'white',
  grau: 'black',
  'grau-gemasert': 'black',
  anthrazit: 'black',
  taupe: 'colour',
  braun: 'wood',
  'braun-antik': 'wood',
  silber: 'metal',
  'silber-matt': 'metal',
  'silber-glanz': 'metal',
  'silber-antik': 'metal',
  gold: 'metal',
  'gold-matt': 'metal',
  'gold-glanz': 'metal',
  'gold-antik': 'metal',
  kupfer: 'metal',
  champagner: 'metal',
  natur: 'wood',
  ahorn: 'wood',
  buche: 'wood',
  eiche: 'wood',
  'eiche-geoelt': 'wood',
  'eiche-gekalkt': 'wood',
  'eiche-geraeuchert': 'wood',
  esche: 'wood',
  kirsche: 'wood',
  mahagoni: 'wood',
  nussbaum: 'wood',
  wenge: 'wood',
  rot: 'colour',
  blau: 'colour',
  gruen: 'colour',
  // The family's name is the metal, these its finishes.
  glanz: 'metal',
  matt: 'metal',
  antik: 'metal',
} as const satisfies Readonly<Record<FrameVariant, FrameTone>>;

/** The longest ending counts: `schwarz-matt` before `matt`. */
const byLength = frameVariants.toSorted((one, other) => other.length - one.length);

/** The heading of a frame. */
export const frameTone = (frame: ProducedFrame): FrameTone => {
  const variant = byLength.find((name) => frame.endsWith(`-${name}`));
  return variant === undefined ? 'colour' : toneOfVariant[variant];
};
