import { E, pipe, t } from '../../fp.ts';
import type { Locale } from '../locale/locales.ts';
import { decodeBlocks, encodeBlock } from './block-codec.ts';
import { blockCodecs, isProductBlock, type Block, type WrittenBlock } from './blocks/registry.ts';
import { linkItem } from './chrome.ts';
import { fieldsOfItem, type ComponentShape, type FieldShape } from './field-shape.ts';
import type { ContentStatus, Page } from './page.ts';
import { publicationPart } from './publication.ts';
import { readStory, readStoryAnswer, type Story } from './story.ts';
import {
  fieldsCodec,
  listOf,
  optionalText,
  plainText,
  textFieldOf,
  type ItemCodec,
  type StoryBlock,
} from './story-codec.ts';
import { decodeField, listField, plainTextField } from './story-fields.ts';
import { folderOfSlug, pathInFolder, storyPlace } from '../routing/story-folders.ts';
import type { StoryContext, StoryWriting } from './story-links.ts';
import { optionalPart } from './story-parts.ts';
import { pictureItem } from './story-picture.ts';
import {
  contentTypeOf,
  redirectShapes,
  storyRedirectOf,
  type StoryRedirect,
} from './story-redirect.ts';

/** Another protocol, or no address, counts as missing. */
const webAddress = (text: string): string | undefined =>
  /^https?:/iu.test(text) && URL.canParse(text) ? text : undefined;

const optionalWebAddress = textFieldOf(
  plainTextField,
  (text) => E.right(webAddress(text.trim())),
  (value) => value ?? '',
);

const webAddressLines = textFieldOf<readonly string[]>(
  plainTextField,
  (text) => E.right(text.split('\n').flatMap((line) => webAddress(line.trim()) ?? [])),
  (value) => value.join('\n'),
  { kind: 'text', isRequired: false, hasLines: true },
);

const robotsText = textFieldOf(
  plainTextField,
  (text) => E.right(text === '' ? 'index, follow' : text),
  (value) => value,
);

type PageFields = Pick<
  Page,
  | 'title'
  | 'description'
  | 'robots'
  | 'canonicalUrl'
  | 'additionalSameAsLinks'
  | 'navigationType'
  | 'sku'
  | 'publication'
  | 'breadcrumb'
  | 'ogImages'
>;

const pageFields: ItemCodec<PageFields> = fieldsCodec<PageFields>({
  title: plainText,
  description: plainText,
  robots: robotsText,
  canonicalUrl: optionalWebAddress,
  additionalSameAsLinks: webAddressLines,
  navigationType: optionalText,
  sku: optionalText,
  breadcrumb: listOf(linkItem),
  ogImages: listOf(pictureItem),
  publication: optionalPart(publicationPart),
});

const blockLists = t.type({
  teaser: listField,
  uspTeaser: t.unknown,
  calculator: listField,
  body: listField,
});

/** Slugs of a story and its alternates by locale, as far as they are of our shop. */
const alternatesOf = (fullSlugs: readonly string[]): Readonly<Partial<Record<Locale, string>>> =>
  Object.fromEntries(
    fullSlugs.flatMap((fullSlug) => {
      const place = storyPlace(fullSlug);
      return place?.root === 'pages' ? [[place.locale, place.slug] as const] : [];
    }),
  );

/** One that the service calls unpublished is not there yet. */
const alternateStory = t.intersection([
  t.type({ full_slug: plainTextField }),
  t.partial({ published: t.unknown }),
]);

const alternateSlugs = (alternates: readonly unknown[], channel: string): readonly string[] =>
  alternates.flatMap((alternate) => {
    const read = alternateStory.decode(alternate);
    return E.isRight(read) &&
      read.right.published !== false &&
      read.right.full_slug.startsWith(`${channel}/`)
      ? [read.right.full_slug]
      : [];
  });

/** A block shared by pages is a story of its own, which the client puts in the uuid's place. */
const sharedOrOwn = (value: unknown): readonly unknown[] => {
  const shared = t.type({ content: t.UnknownRecord }).decode(value);
  if (E.isRight(shared)) return [shared.right.content];
  const own = listField.decode(value);
  return E.isRight(own) ? own.right : [value];
};

type Slot<B extends Block> = { readonly block: B | undefined; readonly others: readonly Block[] };

/** The block for a place of the page; all other blocks of that place go to the page's. */
const slot = <B extends Block>(
  blocks: readonly Block[],
  fits: (block: Block) => block is B,
): Slot<B> => {
  const block = blocks.find(fits);
  return { block, others: blocks.filter((other) => other !== block) };
};

const statusOf = (story: Story): ContentStatus =>
  story.published_at === '' ? 'draft' : 'published';

const slugIn = (folder: string, fullSlug: string): string =>
  storyPlace(fullSlug)?.slug ?? fullSlug.slice(folder === '' ? 0 : folder.length + 1);

const readPage = (context: StoryContext, story: Story): E.Either<string, Page> =>
  pipe(
    E.Do,
    E.apS('fields', pageFields.decode({ context, id: '' }, story.content)),
    E.bind('lists', () => decodeField(blockLists)(story.content)),
    E.map(({ fields: { value: fields, refused }, lists }): Page => {
      const blocksOf = (field: string, values: readonly unknown[]) =>
        decodeBlocks(context, field, values);
      const teaser = slot(blocksOf('teaser', lists.teaser), (one) => one.kind === 'teaser');
      const usp = slot(
        blocksOf('uspTeaser', sharedOrOwn(lists.uspTeaser)),
        (one) => one.kind === 'usp',
      );
      const product = slot(blocksOf('calculator', lists.calculator), isProductBlock);
      const [channel = ''] = context.folder.split('/');
      return {
        ...fields,
        id: story.uuid,
        status: statusOf(story),
        slug: slugIn(context.folder, story.full_slug),
        title: fields.title === '' ? story.name : fields.title,
        alternates: alternatesOf([story.full_slug, ...alternateSlugs(story.alternates, channel)]),
        teaser: teaser.block,
        uspTeaser: usp.block,
        product: product.block,
        blocks: [
          ...teaser.others,
          ...usp.others,
          ...product.others,
          ...refused,
          ...blocksOf('body', lists.body),
        ],
      };
    }),
  );

/** The component of pages; its three places take any block, which then stands where it may. */
export const pageShape = (): ComponentShape => {
  const components = Object.values(blockCodecs).map(({ component, fields }): ComponentShape => ({
    name: component,
    fields: fieldsOfItem(fields.shape()),
  }));
  const blocks: FieldShape = { kind: 'blocks', isRequired: false, components };
  return {
    name: 'Page',
    fields: {
      ...fieldsOfItem(pageFields.shape()),
      teaser: blocks,
      uspTeaser: { kind: 'story', contentTypes: [blockCodecs.usp.component] },
      calculator: blocks,
      body: blocks,
      ...redirectShapes(false),
    },
  };
};

/** The part of a page that its story's content holds; the envelope holds the rest. */
export type PageContent = Omit<Page, 'id' | 'status' | 'slug' | 'alternates' | 'blocks'> & {
  readonly blocks: readonly WrittenBlock[];
};

/** The content of a page's story; `sharedUsp` is the uuid of the story of its promises. */
export const encodePage = (
  context: StoryWriting,
  page: PageContent,
  sharedUsp?: string,
): StoryBlock => {
  const encoded = (block: WrittenBlock | undefined): readonly StoryBlock[] =>
    block === undefined ? [] : [encodeBlock(context, block)];
  return {
    ...pageFields.encode({ context, id: '' }, page),
    component: 'Page',
    _uid: 'page',
    teaser: encoded(page.teaser),
    uspTeaser: sharedUsp ?? encoded(page.uspTeaser),
    calculator: encoded(page.product),
    body: page.blocks.flatMap(encoded),
  };
};

/**
 * Why a story gives no page: `story-malformed`, with a line for editors; `story-is-no-page`, a 404
 * under `storyblok-page-not-found` (storefront §2); `story-moved`; `story-leads-nowhere` for a
 * redirect without target; `story-leads-to-itself`.
 */
export type PageRefusal =
  | { readonly kind: 'story-malformed'; readonly reason: string }
  | { readonly kind: 'story-is-no-page'; readonly contentType: string | undefined }
  | { readonly kind: 'story-moved'; readonly redirect: StoryRedirect }
  | { readonly kind: 'story-leads-nowhere'; readonly fullSlug: string }
  | { readonly kind: 'story-leads-to-itself'; readonly fullSlug: string };

const malformed = (reason: string): PageRefusal => ({ kind: 'story-malformed', reason });

/** A story must lead away from itself. */
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

const pageOfStory = (context: StoryContext, story: Story): E.Either<PageRefusal, Page> => {
  const contentType = contentTypeOf(story.content);
  const redirect = storyRedirectOf(context, story.content);
  if (contentType === 'Redirect' || (contentType === 'Page' && redirect !== undefined))
    return E.left(movedRefusal(context, story, redirect));
  return contentType === 'Page'
    ? pipe(readPage(context, story), E.mapLeft(malformed))
    : E.left({ kind: 'story-is-no-page', contentType });
};

/**
 * A page from the JSON of one story. Blocks that do not decode are `RefusedBlock`s. Without a
 * folder in `context` it is the story's own; without `links`, links lead on only to stories that
 * stand in them.
 */
export const decodePage = (
  story: unknown,
  context: Partial<StoryContext> = {},
): E.Either<PageRefusal, Page> =>
  pipe(
    readStory(story),
    E.mapLeft(malformed),
    E.chain((read) =>
      pageOfStory({ folder: folderOfSlug(read.full_slug), links: new Map(), ...context }, read),
    ),
  );

/** The page in an answer `{ story, links }`, in the folder asked. */
export const decodePageAnswer = (folder: string, answer: unknown): E.Either<PageRefusal, Page> =>
  pipe(
    readStoryAnswer(answer),
    E.mapLeft(malformed),
    E.chain(({ story, links }) => pageOfStory({ folder, links }, story)),
  );
