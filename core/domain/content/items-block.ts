import {
  blockBase,
  blockOf,
  filledListOf,
  partWith,
  plainText,
  type BlockCodec,
  type FieldCodecs,
} from './story-codec.ts';

export type ItemsBlock<Kind extends string, Item> = {
  readonly kind: Kind;
  readonly id: string;
  readonly headline: string;
  readonly items: readonly Item[];
};

/**
 * A block with a headline, which may be empty, and items, which editors know as the component
 * `part`. A block without items is refused.
 */
export const itemsBlockOf = <Kind extends string, Item extends object>(
  component: string,
  kind: Kind,
  part: string,
  item: FieldCodecs<Item>,
): BlockCodec<ItemsBlock<Kind, Item>> =>
  blockOf<ItemsBlock<Kind, Item>>(component, {
    ...blockBase(kind),
    headline: plainText,
    items: filledListOf(partWith(part, item)),
  });
