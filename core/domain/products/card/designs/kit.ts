/**
 * What layouts are made of. Lengths are millimetres from the left upper corner of a side, as
 * designers think; `objectsOf` makes objects of an artwork of them.
 */
import type {
  ArtworkLayer,
  ArtworkObject,
  QuarterTurns,
  SlotShape,
  TextStyle,
} from '../../../artwork/artwork.ts';
import { micrometresOf } from '../../../artwork/measures.ts';
import { boxOf, leastTextShare, type Area } from '../../../artwork/page-kit.ts';
import { rectanglePath } from '../../../artwork/path.ts';
import { placed, type Move, type Sketch } from '../../../artwork/sketch.ts';
import type { CardPalette } from './palettes.ts';
import type { TypePairing } from './type-pairings.ts';
import type { CardWords } from './words.ts';

/** A colour that every palette has. */
export type CardColourRole = keyof CardPalette;

/** Left, top, width and height. */
export type Place = Area;

export type Said = {
  readonly kind: 'said';
  readonly role: keyof CardWords;
  /** Instead of the role's words: a part of them, or an initial. */
  readonly words?: string | undefined;
  readonly at: Place;
  readonly voice: 'display' | 'second' | 'text';
  /** The em, before the pairing's scale. */
  readonly size: number;
  readonly colour?: CardColourRole;
  readonly align?: TextStyle['alignment'];
  readonly stand?: TextStyle['placement'];
  /** Thousandths of the em. */
  readonly tracking?: number;
  readonly lineHeight?: number;
  readonly capitals?: boolean;
  readonly turns?: QuarterTurns;
  readonly layer?: ArtworkLayer;
};

export type Drawn = {
  readonly kind: 'drawn';
  readonly sketch: Sketch;
  /** Where the drawing's origin stands. */
  readonly at: readonly [x: number, y: number];
  /** Millimetres of 100 of its units. */
  readonly size: number;
  readonly turn?: number;
  readonly isMirrored?: boolean;
  readonly layer?: ArtworkLayer;
};

export type Shown = {
  readonly kind: 'shown';
  readonly at: Place;
  readonly shape?: SlotShape;
};

/** A part of a side, the first at the back. */
export type Part = Said | Drawn | Shown;

/** Words of a role. */
export const say = (part: Omit<Said, 'kind'>): Said => ({ kind: 'said', ...part });

/** A drawing. */
export const draw = (part: Omit<Drawn, 'kind'>): Drawn => ({ kind: 'drawn', ...part });

/** A place for a photo. */
export const photo = (at: Place, shape?: SlotShape): Shown => ({
  kind: 'shown',
  at,
  ...(shape && { shape }),
});

/** A plain field of a colour; over an edge it must reach 3 mm beyond it. */
export const panel = ([left, top, width, height]: Place, colour: CardColourRole): Drawn =>
  draw({
    sketch: [
      {
        path: rectanglePath({ left, top, width, height }),
        colour,
      },
    ],
    at: [0, 0],
    size: 100,
  });

/** A drawing in millimetres of its side. */
export const scene = (sketch: Sketch, layer: ArtworkLayer = 'ink'): Drawn =>
  draw({ sketch, at: [0, 0], size: 100, layer });

/** A drawing of fine lines in foil. */
export const ruled = (sketch: Sketch): Drawn => scene(sketch, 'foil');

/** Between two baselines, in thousandths of the size. */
export const leadingOf = ({ voice, lineHeight }: Pick<Said, 'voice' | 'lineHeight'>): number =>
  lineHeight ?? { display: 1_050, second: 1_150, text: 1_450 }[voice];

/** The letter of a folded card. */
export const letterIn = (at: Place): Said => say({ role: 'letter', at, voice: 'text', size: 4.6 });

const styleOf = (part: Said, pairing: TypePairing): TextStyle => {
  const { voice, size, align = 'centre', stand = 'middle', tracking = 0 } = part;
  const em = micrometresOf((size * pairing.scale[voice]) / 1_000);
  return {
    font: pairing[voice],
    size: em,
    smallest: Math.round(em * leastTextShare),
    lineHeight: leadingOf(part),
    tracking,
    colour: part.colour ?? 'ink',
    alignment: align,
    placement: stand,
    letters: part.capitals === true ? 'capitals' : 'typed',
  };
};

/** Objects of a side, and the styles of its texts, named for them. */
export type SideObjects = {
  readonly objects: readonly ArtworkObject[];
  readonly styles: Readonly<Record<string, TextStyle>>;
};

const moveOf = ({ at: [x, y], size, turn = 0, isMirrored = false }: Drawn): Move => ({
  x: micrometresOf(x),
  y: micrometresOf(y),
  scale: micrometresOf(size) / 100,
  turn,
  isMirrored,
});

/** The parts of a side as objects whose ids begin with the side's name. */
export const objectsOf = (
  side: string,
  parts: readonly Part[],
  words: CardWords,
  pairing: TypePairing,
): SideObjects => {
  const named = parts.map((part, index) => ({ part, id: `${side}-${index + 1}` }));
  const objectOf = ({ part, id }: (typeof named)[number]): readonly ArtworkObject[] => {
    switch (part.kind) {
      case 'said': {
        const text = part.words ?? words[part.role];
        const { role, turns = 0, layer = 'ink' } = part;
        return text === ''
          ? []
          : [{ kind: 'text', id, role, box: boxOf(part.at), style: id, text, turns, layer }];
      }
      case 'drawn':
        return [
          {
            kind: 'ornament',
            id,
            shapes: placed(part.sketch, moveOf(part)),
            layer: part.layer ?? 'ink',
          },
        ];
      case 'shown':
        return [
          {
            kind: 'picture',
            id,
            box: boxOf(part.at),
            shape: part.shape ?? { kind: 'rectangle' },
            colour: 'photo',
          },
        ];
    }
  };
  return {
    objects: named.flatMap(objectOf),
    styles: Object.fromEntries(
      named.flatMap(({ part, id }) => (part.kind === 'said' ? [[id, styleOf(part, pairing)]] : [])),
    ),
  };
};
