import { isFrameType, isMaterialType } from '../../../core/domain/catalogue/materials.ts';
import type { CalculatorLabel } from '../../../core/domain/calculator/calculator.ts';
import { isProductKind } from '../../../core/domain/catalogue/product-kinds.ts';
import type {
  Block,
  ContentLink,
  OfferedMaterial,
  TilesBlock,
} from '../../../core/domain/content/page.ts';
import type { RichText } from '../../../core/domain/content/rich-text.ts';
import { E, pipe, t } from '../../../core/fp.ts';
import { blok, decodeWith, filledText, index, list, plainText } from '../wire.ts';
import { blockOfItems, decodeItems, refused } from './items.ts';
import { linkFields, optionalLink, requiredLink, type DecodeContext } from './links.ts';
import { decodeOptionalPicture, decodePicture } from './pictures.ts';
import { decodeRichText } from './rich-text.ts';

/** Reads the fields of one component: its block, and behind it those of its parts that do not. */
type BlockDecoder = (
  context: DecodeContext,
  id: string,
) => (value: unknown) => E.Either<string, readonly Block[]>;

const teaserFields = t.type({
  headline: filledText,
  text: plainText,
  picture: t.unknown,
  ...linkFields,
});

const teaser: BlockDecoder = (context, id) => (value) =>
  pipe(
    decodeWith(teaserFields)(value),
    E.bindTo('fields'),
    E.bind('picture', ({ fields }) => decodeOptionalPicture(fields.picture)),
    E.map(({ fields, picture }) => [
      {
        kind: 'teaser',
        id,
        headline: fields.headline,
        text: fields.text,
        picture,
        link: optionalLink(context, fields),
      },
    ]),
  );

const richTextFields = t.type({ headline: plainText, text: t.unknown });

const richText: BlockDecoder = (context, id) => (value) =>
  pipe(
    decodeWith(richTextFields)(value),
    E.bindTo('fields'),
    E.bind('text', ({ fields }) => decodeRichText(context)(fields.text)),
    E.map(({ fields, text }) => [{ kind: 'rich-text', id, headline: fields.headline, text }]),
  );

const materialFields = t.type({ materialType: filledText, frameType: plainText });

const offeredMaterial = (value: unknown): E.Either<string, OfferedMaterial> =>
  pipe(
    decodeWith(materialFields)(value),
    E.chain(({ materialType, frameType }) => {
      if (!isMaterialType(materialType)) return E.left(`materialType: unknown "${materialType}"`);
      if (frameType === '') return E.right({ materialType, frameType: undefined });
      return isFrameType(frameType)
        ? E.right({ materialType, frameType })
        : E.left(`frameType: unknown "${frameType}"`);
    }),
  );

const calculatorLabel: (value: unknown) => E.Either<string, CalculatorLabel> = decodeWith(
  t.type({ index, text: filledText }),
);

const calculatorFields = t.type({
  headline: filledText,
  startLabel: filledText,
  product: filledText,
  materials: list,
  labels: list,
  motif: t.unknown,
});

const calculator: BlockDecoder = (_context, id) => (value) =>
  pipe(
    decodeWith(calculatorFields)(value),
    E.bindTo('fields'),
    E.bind('product', ({ fields: { product } }) =>
      isProductKind(product) ? E.right(product) : E.left(`product: unknown "${product}"`),
    ),
    E.bind('motif', ({ fields }) => decodePicture(fields.motif)),
    E.chain(({ fields, product, motif }) => {
      const labels = decodeItems(`${id}/labels`, fields.labels, calculatorLabel);
      const { headline, startLabel } = fields;
      return pipe(
        blockOfItems(
          decodeItems(`${id}/materials`, fields.materials, offeredMaterial),
          (materials) => ({
            kind: 'calculator',
            id,
            headline,
            startLabel,
            product,
            materials,
            labels: labels.read.map(({ index: position, text }) => ({ index: position, text })),
            motif,
          }),
        ),
        E.map((blocks) => [...blocks, ...labels.refused]),
      );
    }),
  );

const uspItemFields = t.type({ icon: plainText, text: filledText, ...linkFields });

const usp: BlockDecoder = (context, id) => (value) =>
  pipe(
    decodeWith(t.type({ items: list }))(value),
    E.chain(({ items }) =>
      blockOfItems(
        decodeItems(id, items, (item) =>
          pipe(
            decodeWith(uspItemFields)(item),
            E.map((fields) => ({
              icon: fields.icon,
              text: fields.text,
              link: optionalLink(context, fields),
            })),
          ),
        ),
        (read) => ({ kind: 'usp', id, items: read }),
      ),
    ),
  );

const itemsFields = t.type({ headline: plainText, items: list });

type Question = { readonly question: string; readonly answer: RichText };

const question =
  (context: DecodeContext) =>
  (value: unknown): E.Either<string, Question> =>
    pipe(
      decodeWith(t.type({ question: filledText, answer: t.unknown }))(value),
      E.chain((fields) =>
        pipe(
          decodeRichText(context)(fields.answer),
          E.map((answer) => ({ question: fields.question, answer })),
        ),
      ),
    );

const questions: BlockDecoder = (context, id) => (value) =>
  pipe(
    decodeWith(itemsFields)(value),
    E.chain(({ headline, items }) =>
      blockOfItems(decodeItems(id, items, question(context)), (read) => ({
        kind: 'questions',
        id,
        headline,
        items: read,
      })),
    ),
  );

const tile =
  (context: DecodeContext) =>
  (value: unknown): E.Either<string, TilesBlock['items'][number]> =>
    pipe(
      decodeWith(t.type({ text: plainText, picture: t.unknown, ...linkFields }))(value),
      E.bindTo('fields'),
      E.bind('link', ({ fields }) => requiredLink(context, fields)),
      E.bind('picture', ({ fields }) => decodePicture(fields.picture)),
      E.map(({ fields, link, picture }) => ({ link, text: fields.text, picture })),
    );

const tiles: BlockDecoder = (context, id) => (value) =>
  pipe(
    decodeWith(itemsFields)(value),
    E.chain(({ headline, items }) =>
      blockOfItems(decodeItems(id, items, tile(context)), (read) => ({
        kind: 'tiles',
        id,
        headline,
        items: read,
      })),
    ),
  );

/** The components that a page may hold, as editors know them. */
const decoders: ReadonlyMap<string, BlockDecoder> = new Map([
  ['Teaser', teaser],
  ['RichText', richText],
  ['Calculator', calculator],
  ['UspTeaser', usp],
  ['Questions', questions],
  ['Tiles', tiles],
]);

/** Reads a block; one that does not decode becomes a `RefusedBlock` with the reason. Never throws. */
export const decodeBlock = (
  context: DecodeContext,
  fallbackId: string,
  value: unknown,
): readonly Block[] => {
  const read = decodeWith(blok)(value);
  if (E.isLeft(read)) return [refused(fallbackId, value, read.left)];
  const { component, _uid: id } = read.right;
  const decoder = decoders.get(component);
  if (decoder === undefined) return [refused(id, value, `component: unknown "${component}"`)];
  return pipe(
    decoder(context, id)(value),
    E.getOrElse((reason): readonly Block[] => [refused(id, value, reason)]),
  );
};

/** Reads the blocks of a field one by one. */
export const decodeBlocks = (
  context: DecodeContext,
  field: string,
  values: readonly unknown[],
): readonly Block[] =>
  values.flatMap((value, position) => decodeBlock(context, `${field}/${position}`, value));

/** A link block, as breadcrumbs and footers hold them. */
export const decodeLinkBlok =
  (context: DecodeContext) =>
  (value: unknown): E.Either<string, ContentLink> =>
    pipe(
      decodeWith(t.type(linkFields))(value),
      E.chain((fields) => requiredLink(context, fields)),
    );
