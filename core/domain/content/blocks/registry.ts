/** Every kind of content block that stories hold: one line each. The union of blocks follows. */
import type { BlockCodec } from '../story-codec.ts';
import { calculatorCodec } from './calculator.ts';
import { questionsCodec } from './questions.ts';
import type { RefusedBlock } from './refused.ts';
import { richTextCodec } from './rich-text.ts';
import { teaserCodec } from './teaser.ts';
import { tilesCodec } from './tiles.ts';
import { uspCodec } from './usp.ts';

/** The codec of each kind of block. */
export const blockCodecs = {
  calculator: calculatorCodec,
  questions: questionsCodec,
  'rich-text': richTextCodec,
  teaser: teaserCodec,
  tiles: tilesCodec,
  usp: uspCodec,
} as const;

type Codecs = typeof blockCodecs;

/** The block of each kind. */
export type BlocksByKind = {
  readonly [Kind in keyof Codecs]: Codecs[Kind] extends BlockCodec<infer B> ? B : never;
};

/** The kinds of blocks that can be written: all but `refused`. */
export type BlockKind = keyof BlocksByKind;

/** A block that stands for itself. */
export type WrittenBlock = BlocksByKind[BlockKind];

/** A part of a page. */
export type Block = WrittenBlock | RefusedBlock;

/** The codec of a kind; a codec that stands under another kind's name does not typecheck. */
const codecsByKind: {
  readonly [Kind in BlockKind]: BlockCodec<BlocksByKind[Kind] & { readonly kind: Kind }>;
} = blockCodecs;

/** The codec of a kind of block. */
export const blockCodecOf = <Kind extends BlockKind>(kind: Kind): (typeof codecsByKind)[Kind] =>
  codecsByKind[kind];
