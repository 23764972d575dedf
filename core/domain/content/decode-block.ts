import { isFrameType, isMaterialType } from '../catalogue/materials.ts';
import type { CalculatorLabel } from '../calculator/calculator.ts';
import { isProductKind } from '../catalogue/product-kinds.ts';
import type { Block, ContentLink, OfferedMaterial, TilesBlock } from './page.ts';
import type { RichText } from './rich-text.ts';
import { E, pipe, t } from '../../fp.ts';
import {
  blockFields,
  decodeField,
  filledTextField,
  indexField,
  listField,
  plainTextField,
} from './story-fields.ts';
import { blockOfItems, decodeItems, refusedBlock } from './refused-block.ts';
import {
  linkFields,
  optionalStoryLink,
  requiredStoryLink,
  type StoryContext,
} from './story-links.ts';
import { decodeOptionalStoryPicture, decodeStoryPicture } from './story-picture.ts';
import { decodeRichText } from './decode-rich-text.ts';

/** Reads the fields of one component: its block, and behind it those of its parts that do not. */
type BlockDecoder = (
  context: StoryContext,
  id: string,
) => (value: unknown) => E.Either<string, readonly Block[]>;

const teaserFields = t.type({
  headline: filledTextField,
  text: plainTextField,
  picture: t.unknown,
  ...linkFields,
});

const teaser: BlockDecoder = (context, id) => (value) =>
  pipe(
    decodeField(teaserFields)(value),
    E.bindTo('fields'),
    E.bind('picture', ({ fields }) => decodeOptionalStoryPicture(fields.picture)),
    E.map(({ fields, picture }) => [
      {
        kind: 'teaser',
        id,
        headline: fields.headline,
        text: fields.text,
        picture,
        link: optionalStoryLink(context, fields),
      },
    ]),
  );

const richTextFields = t.type({ headline: plainTextField, text: t.unknown });

const richText: BlockDecoder = (context, id) => (value) =>
  pipe(
    decodeField(richTextFields)(value),
    E.bindTo('fields'),
    E.bind('text', ({ fields }) => decodeRichText(context)(fields.text)),
    E.map(({ fields, text }) => [{ kind: 'rich-text', id, headline: fields.headline, text }]),
  );

const materialFields = t.type({ materialType: filledTextField, frameType: plainTextField });

const offeredMaterial = (value: unknown): E.Either<string, OfferedMaterial> =>
  pipe(
    decodeField(materialFields)(value),
    E.chain(({ materialType, frameType }) => {
      if (!isMaterialType(materialType)) return E.left(`materialType: unknown "${materialType}"`);
      if (frameType === '') return E.right({ materialType, frameType: undefined });
      return isFrameType(frameType)
        ? E.right({ materialType, frameType })
        : E.left(`frameType: unknown "${frameType}"`);
    }),
  );

const calculatorLabel: (value: unknown) => E.Either<string, CalculatorLabel> = decodeField(
  t.type({ index: indexField, text: filledTextField }),
);

const calculatorFields = t.type({
  headline: filledTextField,
  startLabel: filledTextField,
  product: filledTextField,
  materials: listField,
  labels: listField,
  motif: t.unknown,
});

const calculator: BlockDecoder = (_context, id) => (value) =>
  pipe(
    decodeField(calculatorFields)(value),
    E.bindTo('fields'),
    E.bind('product', ({ fields: { product } }) =>
      isProductKind(product) ? E.right(product) : E.left(`product: unknown "${product}"`),
    ),
    E.bind('motif', ({ fields }) => decodeStoryPicture(fields.motif)),
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

const uspItemFields = t.type({ icon: plainTextField, text: filledTextField, ...linkFields });

const usp: BlockDecoder = (context, id) => (value) =>
  pipe(
    decodeField(t.type({ items: listField }))(value),
    E.chain(({ items }) =>
      blockOfItems(
        decodeItems(id, items, (item) =>
          pipe(
            decodeField(uspItemFields)(item),
            E.map((fields) => ({
              icon: fields.icon,
              text: fields.text,
              link: optionalStoryLink(context, fields),
            })),
          ),
        ),
        (read) => ({ kind: 'usp', id, items: read }),
      ),
    ),
  );

const itemsFields = t.type({ headline: plainTextField, items: listField });

type Question = { readonly question: string; readonly answer: RichText };

const question =
  (context: StoryContext) =>
  (value: unknown): E.Either<string, Question> =>
    pipe(
      decodeField(t.type({ question: filledTextField, answer: t.unknown }))(value),
      E.chain((fields) =>
        pipe(
          decodeRichText(context)(fields.answer),
          E.map((answer) => ({ question: fields.question, answer })),
        ),
      ),
    );

const questions: BlockDecoder = (context, id) => (value) =>
  pipe(
    decodeField(itemsFields)(value),
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
  (context: StoryContext) =>
  (value: unknown): E.Either<string, TilesBlock['items'][number]> =>
    pipe(
      decodeField(t.type({ text: plainTextField, picture: t.unknown, ...linkFields }))(value),
      E.bindTo('fields'),
      E.bind('link', ({ fields }) => requiredStoryLink(context, fields)),
      E.bind('picture', ({ fields }) => decodeStoryPicture(fields.picture)),
      E.map(({ fields, link, picture }) => ({ link, text: fields.text, picture })),
    );

const tiles: BlockDecoder = (context, id) => (value) =>
  pipe(
    decodeField(itemsFields)(value),
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
  context: StoryContext,
  fallbackId: string,
  value: unknown,
): readonly Block[] => {
  const read = decodeField(blockFields)(value);
  if (E.isLeft(read)) return [refusedBlock(fallbackId, value, read.left)];
  const { component, _uid: id } = read.right;
  const decoder = decoders.get(component);
  if (decoder === undefined) return [refusedBlock(id, value, `component: unknown "${component}"`)];
  return pipe(
    decoder(context, id)(value),
    E.getOrElse((reason): readonly Block[] => [refusedBlock(id, value, reason)]),
  );
};

/** Reads the blocks of a field one by one. */
export const decodeBlocks = (
  context: StoryContext,
  field: string,
  values: readonly unknown[],
): readonly Block[] =>
  values.flatMap((value, position) => decodeBlock(context, `${field}/${position}`, value));

/** A link block, as breadcrumbs and footers hold them. */
export const decodeLinkBlock =
  (context: StoryContext) =>
  (value: unknown): E.Either<string, ContentLink> =>
    pipe(
      decodeField(t.type(linkFields))(value),
      E.chain((fields) => requiredStoryLink(context, fields)),
    );
