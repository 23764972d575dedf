import type {
  Block,
  CalculatorBlock,
  Page,
  RefusedBlock,
  TeaserBlock,
  UspBlock,
} from '../../../core/domain/content/page.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { E, pipe, t } from '../../../core/fp.ts';
import { storyPlace } from '../folders.ts';
import { decodeWith, list, plainText, type Story } from '../wire.ts';
import { decodeBlocks, decodeLinkBlok } from './blocks.ts';
import { decodeItems } from './items.ts';
import type { DecodeContext } from './links.ts';
import { decodePicture } from './pictures.ts';

const pageFields = t.type({
  title: plainText,
  description: plainText,
  robots: plainText,
  canonicalUrl: plainText,
  ogImages: list,
  additionalSameAsLinks: plainText,
  navigationType: plainText,
  breadcrumb: list,
  teaser: list,
  uspTeaser: t.unknown,
  calculator: list,
  sku: plainText,
  body: list,
});

const filled = (text: string): string | undefined => (text === '' ? undefined : text);

const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The slugs of a story and of its alternates by content locale, as far as they are of our shop. */
const alternatesOf = (fullSlugs: readonly string[]): Readonly<Partial<Record<Locale, string>>> =>
  Object.fromEntries(
    fullSlugs.flatMap((fullSlug) => {
      const place = storyPlace(fullSlug);
      return place === undefined ? [] : [[place.locale, place.slug] as const];
    }),
  );

const alternateSlugs = (alternates: readonly unknown[], channel: string): readonly string[] =>
  decodeItems('alternates', alternates, decodeWith(t.type({ full_slug: plainText })))
    .read.map(({ full_slug: fullSlug }) => fullSlug)
    .filter((fullSlug) => fullSlug.startsWith(`${channel}/`));

/** A block shared by pages is a story of its own, which the client puts in the uuid's place. */
const sharedOrOwn = (value: unknown): readonly unknown[] => {
  const shared = t.type({ content: t.UnknownRecord }).decode(value);
  if (E.isRight(shared)) return [shared.right.content];
  const own = list.decode(value);
  return E.isRight(own) ? own.right : [value];
};

type Slot<B extends Block> = { readonly block: B | undefined; readonly others: readonly Block[] };

/** The block for a place of the page; whatever else stands there goes to the page's blocks. */
const slot = <B extends Block>(
  blocks: readonly Block[],
  isKind: (block: Block) => block is B,
): Slot<B> => {
  const block = blocks.find(isKind);
  return { block, others: blocks.filter((other) => other !== block) };
};

const isTeaser = (block: Block): block is TeaserBlock => block.kind === 'teaser';
const isUsp = (block: Block): block is UspBlock => block.kind === 'usp';
const isCalculator = (block: Block): block is CalculatorBlock => block.kind === 'calculator';

/** Whether a block stands in place of one that does not decode. */
export const isRefused = (block: Block): block is RefusedBlock => block.kind === 'refused';

/** Reads a page story. Blocks that do not decode stand among `blocks` as `RefusedBlock`. */
export const decodePage = (context: DecodeContext, story: Story): E.Either<string, Page> =>
  pipe(
    decodeWith(pageFields)(story.content),
    E.map((fields): Page => {
      const blocksOf = (field: string, values: readonly unknown[]) =>
        decodeBlocks(context, field, values);
      const teaser = slot(blocksOf('teaser', fields.teaser), isTeaser);
      const usp = slot(blocksOf('uspTeaser', sharedOrOwn(fields.uspTeaser)), isUsp);
      const calculator = slot(blocksOf('calculator', fields.calculator), isCalculator);
      const breadcrumb = decodeItems('breadcrumb', fields.breadcrumb, decodeLinkBlok(context));
      const ogImages = decodeItems('ogImages', fields.ogImages, decodePicture);
      const [channel = ''] = context.folder.split('/');
      return {
        id: story.uuid,
        status: story.published_at === '' ? 'draft' : 'published',
        slug: story.full_slug.slice(context.folder.length + 1),
        title: fields.title === '' ? story.name : fields.title,
        description: fields.description,
        robots: filled(fields.robots) ?? 'index, follow',
        canonicalUrl: filled(fields.canonicalUrl),
        alternates: alternatesOf([story.full_slug, ...alternateSlugs(story.alternates, channel)]),
        ogImages: ogImages.read,
        additionalSameAsLinks: lines(fields.additionalSameAsLinks),
        navigationType: filled(fields.navigationType),
        breadcrumb: breadcrumb.read,
        teaser: teaser.block,
        uspTeaser: usp.block,
        calculator: calculator.block,
        sku: filled(fields.sku),
        blocks: [
          ...teaser.others,
          ...usp.others,
          ...calculator.others,
          ...breadcrumb.refused,
          ...ogImages.refused,
          ...blocksOf('body', fields.body),
        ],
      };
    }),
  );
