/** Attributes by which a visual editor finds the blocks of a page. */
import { blockCodecs } from './blocks/registry.ts';

/** The story that an editor has open: its number, and its space's. */
export type EditedStory = { readonly space: string; readonly story: string };

/** The attributes by which the content vendor's bridge knows the element of a block. */
export type BlockMark = { readonly 'data-blok-c': string; readonly 'data-blok-uid': string };

/** A block as far as it is marked; a refused one names its component itself. */
export type MarkedBlock = {
  readonly kind: PropertyKey;
  readonly id: string;
  readonly component?: string | undefined;
};

const components: ReadonlyMap<PropertyKey, string> = new Map(
  Object.entries(blockCodecs).map(([kind, { component }]) => [kind, component]),
);

/** The mark of a block of the edited story: a click on its element opens it in the editor. */
export const blockMark = (
  { space, story }: EditedStory,
  { kind, id, component = '' }: MarkedBlock,
): BlockMark => ({
  'data-blok-c': JSON.stringify({
    name: components.get(kind) ?? component,
    space,
    uid: id,
    id: story,
  }),
  'data-blok-uid': `${story}-${id}`,
});
