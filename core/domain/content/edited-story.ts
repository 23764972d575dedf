/** What a visual editor finds the blocks of a page by. */
import { blockCodecOf, type Block } from './blocks/registry.ts';

/** The story that an editor has open: its number, and its space's. */
export type EditedStory = { readonly space: string; readonly story: string };

/** The attributes by which the content vendor's bridge knows the element of a block. */
export type BlockMark = { readonly 'data-blok-c': string; readonly 'data-blok-uid': string };

const componentOf = (block: Block): string =>
  block.kind === 'refused' ? block.component : blockCodecOf(block.kind).component;

/** The mark of a block of the edited story: a click on its element opens it in the editor. */
export const blockMark = ({ space, story }: EditedStory, block: Block): BlockMark => ({
  'data-blok-c': JSON.stringify({ name: componentOf(block), space, uid: block.id, id: story }),
  'data-blok-uid': `${story}-${block.id}`,
});
