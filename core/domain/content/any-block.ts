import { E, pipe } from '../../fp.ts';
import type { BlockCodec, Decoded, EncodePlace, ItemCodec, StoryFields } from './story-codec.ts';
import { fieldsOfItem } from './field-shape.ts';
import { blockFields, decodeField } from './story-fields.ts';

type Tagged<Blocks> = {
  readonly [Kind in keyof Blocks]: Blocks[Kind] & { readonly kind: Kind; readonly id: string };
};

type BlockCodecs<Blocks> = { readonly [Kind in keyof Blocks]: BlockCodec<Tagged<Blocks>[Kind]> };

/**
 * A block of one of these kinds as an item of a list, told by its component. It keeps its `_uid`.
 */
export const anyBlockOf = <Blocks>(
  codecs: BlockCodecs<Blocks>,
): ItemCodec<Tagged<Blocks>[keyof Blocks]> => {
  type Any = Tagged<Blocks>[keyof Blocks];
  const all: readonly BlockCodec<Any>[] = Object.values(codecs);
  const fieldsByComponent = new Map(all.map(({ component, fields }) => [component, fields]));
  const encode = <Kind extends keyof Blocks>(
    { context }: EncodePlace,
    block: Tagged<Blocks>[Kind],
  ): StoryFields => {
    const { component, fields } = codecs[block.kind];
    return { ...fields.encode({ context, id: block.id }, block), component, _uid: block.id };
  };
  return {
    shape: () => ({
      kind: 'components',
      components: all.map(({ component, fields }) => ({
        name: component,
        fields: fieldsOfItem(fields.shape()),
      })),
    }),
    decode: ({ context }, value) =>
      pipe(
        decodeField(blockFields)(value),
        E.chain(({ component, _uid: id }): E.Either<string, Decoded<Any>> => {
          const fields = fieldsByComponent.get(component);
          return fields === undefined
            ? E.left(`component: unknown "${component}"`)
            : fields.decode({ context, id }, value);
        }),
      ),
    encode,
  };
};
