import { blockCodecs } from './blocks/registry.ts';

export type EditedStory = { readonly space: string; readonly story: string };

/** Attributes by which the vendor's bridge knows a block's element. */
export type BlockMark = { readonly 'data-blok-c': string; readonly 'data-blok-uid': string };

/** A refused block names its component itself. */
export type MarkedBlock = {
  readonly kind: PropertyKey;
  readonly id: string;
  readonly component?: string | undefined;
};

const components: ReadonlyMap<PropertyKey, string> = new Map(
  Object.entries(blockCodecs).map(([kind, { component }]) => [kind, component]),
);

/** Marks a block of the edited story: a click on its element opens it in the editor. */
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
