import type { Block, CalculatorBlock, ContentStatus, Page, TeaserBlock, UspBlock } from './page.ts';
import type { Locale } from '../locale/locales.ts';
import { E, pipe, t } from '../../fp.ts';
import { folderOfSlug, pathInFolder, storyPlace } from './story-folders.ts';
import { readStory, readStoryAnswer, type Story } from './story.ts';
import { decodeField, listField, plainTextField } from './story-fields.ts';
import { contentTypeOf, storyRedirectOf, type StoryRedirect } from './story-redirect.ts';
import { decodeFlaggedBlocks, pageForTreatments, type FlaggedPage } from './content-experiment.ts';
import { decodeBlocks, decodeLinkBlock } from './decode-block.ts';
import { decodeItems } from './refused-block.ts';
import type { StoryContext } from './story-links.ts';
import { decodeStoryPicture } from './story-picture.ts';

const pageFields = t.type({
  title: plainTextField,
  description: plainTextField,
  robots: plainTextField,
  canonicalUrl: plainTextField,
  ogImages: listField,
  additionalSameAsLinks: plainTextField,
  navigationType: plainTextField,
  breadcrumb: listField,
  teaser: listField,
  uspTeaser: t.unknown,
  calculator: listField,
  sku: plainTextField,
  body: listField,
});

const filled = (text: string): string | undefined => (text === '' ? undefined : text);

const lines = (text: string): readonly string[] => text.split('\n').map((line) => line.trim());

/** Pages name addresses on the web alone: any other protocol, or no address, counts as missing. */
const webAddress = (text: string): string | undefined =>
  /^https?:/iu.test(text) && URL.canParse(text) ? text : undefined;

/** The slugs of a story and of its alternates by content locale, as far as they are of our shop. */
const alternatesOf = (fullSlugs: readonly string[]): Readonly<Partial<Record<Locale, string>>> =>
  Object.fromEntries(
    fullSlugs.flatMap((fullSlug) => {
      const place = storyPlace(fullSlug);
      return place === undefined ? [] : [[place.locale, place.slug] as const];
    }),
  );

const alternateSlugs = (alternates: readonly unknown[], channel: string): readonly string[] =>
  decodeItems('alternates', alternates, decodeField(t.type({ full_slug: plainTextField })))
    .read.map(({ full_slug: fullSlug }) => fullSlug)
    .filter((fullSlug) => fullSlug.startsWith(`${channel}/`));

/** A block shared by pages is a story of its own, which the client puts in the uuid's place. */
const sharedOrOwn = (value: unknown): readonly unknown[] => {
  const shared = t.type({ content: t.UnknownRecord }).decode(value);
  if (E.isRight(shared)) return [shared.right.content];
  const own = listField.decode(value);
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

/** The state of a story: a draft is shown to editors alone. */
const statusOf = (story: Story): ContentStatus =>
  story.published_at === '' ? 'draft' : 'published';

const slugIn = (folder: string, fullSlug: string): string =>
  fullSlug.slice(folder === '' ? 0 : folder.length + 1);

const readPage = (context: StoryContext, story: Story): E.Either<string, FlaggedPage> =>
  pipe(
    decodeField(pageFields)(story.content),
    E.map((fields): FlaggedPage => {
      const blocksOf = (field: string, values: readonly unknown[]) =>
        decodeBlocks(context, field, values);
      const teaser = slot(blocksOf('teaser', fields.teaser), isTeaser);
      const usp = slot(blocksOf('uspTeaser', sharedOrOwn(fields.uspTeaser)), isUsp);
      const calculator = slot(blocksOf('calculator', fields.calculator), isCalculator);
      const breadcrumb = decodeItems('breadcrumb', fields.breadcrumb, decodeLinkBlock(context));
      const ogImages = decodeItems('ogImages', fields.ogImages, decodeStoryPicture);
      const [channel = ''] = context.folder.split('/');
      return {
        id: story.uuid,
        status: statusOf(story),
        slug: slugIn(context.folder, story.full_slug),
        title: fields.title === '' ? story.name : fields.title,
        description: fields.description,
        robots: filled(fields.robots) ?? 'index, follow',
        canonicalUrl: webAddress(fields.canonicalUrl.trim()),
        alternates: alternatesOf([story.full_slug, ...alternateSlugs(story.alternates, channel)]),
        ogImages: ogImages.read,
        additionalSameAsLinks: lines(fields.additionalSameAsLinks).flatMap(
          (line) => webAddress(line) ?? [],
        ),
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
          ...decodeFlaggedBlocks(context, 'body', fields.body),
        ],
      };
    }),
  );

/**
 * Why a story gives no page: `story-malformed` where it is no story, with a line for editors;
 * `story-is-no-page` where its content type is not Page, which is a 404 under
 * `storyblok-page-not-found` (storefront §2); `story-moved` where it leads on;
 * `story-leads-nowhere` where it should lead on and has no target; `story-leads-to-itself` where
 * its target is its own path.
 */
export type PageRefusal =
  | { readonly kind: 'story-malformed'; readonly reason: string }
  | { readonly kind: 'story-is-no-page'; readonly contentType: string | undefined }
  | { readonly kind: 'story-moved'; readonly redirect: StoryRedirect }
  | { readonly kind: 'story-leads-nowhere'; readonly fullSlug: string }
  | { readonly kind: 'story-leads-to-itself'; readonly fullSlug: string };

const malformed = (reason: string): PageRefusal => ({ kind: 'story-malformed', reason });

/** A story that leads on must lead away from itself. */
const movedRefusal = (
  { folder }: StoryContext,
  { full_slug: fullSlug }: Story,
  redirect: StoryRedirect | undefined,
): PageRefusal => {
  if (redirect === undefined) return { kind: 'story-leads-nowhere', fullSlug };
  return redirect.target === pathInFolder(folder, fullSlug)
    ? { kind: 'story-leads-to-itself', fullSlug }
    : { kind: 'story-moved', redirect };
};

const pageOfStory = (context: StoryContext, story: Story): E.Either<PageRefusal, FlaggedPage> => {
  const contentType = contentTypeOf(story.content);
  const redirect = storyRedirectOf(context, story.content);
  if (contentType === 'Redirect' || (contentType === 'Page' && redirect !== undefined))
    return E.left(movedRefusal(context, story, redirect));
  return contentType === 'Page'
    ? pipe(readPage(context, story), E.mapLeft(malformed))
    : E.left({ kind: 'story-is-no-page', contentType });
};

/**
 * A page with its experiments still open, from the JSON of one story. Blocks that do not decode
 * stand among `blocks` as `RefusedBlock`. Where `context` does not name the folder, it is the
 * story's own; without `links`, links to stories lead on only where the story is in the link.
 */
export const decodeFlaggedPage = (
  story: unknown,
  context: Partial<StoryContext> = {},
): E.Either<PageRefusal, FlaggedPage> =>
  pipe(
    readStory(story),
    E.mapLeft(malformed),
    E.chain((read) =>
      pageOfStory({ folder: folderOfSlug(read.full_slug), links: new Map(), ...context }, read),
    ),
  );

/** The page of a story's JSON as every visitor sees it: experiments show their `off` content. */
export const decodePage = (
  story: unknown,
  context: Partial<StoryContext> = {},
): E.Either<PageRefusal, Page> =>
  pipe(
    decodeFlaggedPage(story, context),
    E.map((page) => pageForTreatments(page, {})),
  );

/** The page in the answer to a request for one story, `{ story, links }`, in the folder asked. */
export const decodePageAnswer = (folder: string, answer: unknown): E.Either<PageRefusal, Page> =>
  pipe(
    readStoryAnswer(answer),
    E.mapLeft(malformed),
    E.chain(({ story, links }) => pageOfStory({ folder, links }, story)),
    E.map((page) => pageForTreatments(page, {})),
  );
