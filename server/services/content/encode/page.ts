/** Writes pages and frames as stories' contents: the inverse of the adapter's decoding. */
import type {
  Block,
  ContentLink,
  Frame,
  Page,
  RefusedBlock,
} from '../../../../core/domain/content/page.ts';
import type { Blok } from '../story.ts';
import { encodeLinkFields, encodePicture, encodeUrl, type EncodeContext } from './links.ts';
import { encodeRichText } from './rich-text.ts';

/** A block that stands for itself. */
export type WrittenBlock = Exclude<Block, RefusedBlock>;

/** What of a page its story's content holds; the rest is the story's own. */
export type PageContent = Omit<Page, 'id' | 'status' | 'slug' | 'alternates' | 'blocks'> & {
  readonly blocks: readonly WrittenBlock[];
};

const part = (id: string, position: number, component: string, fields: object): Blok => ({
  ...fields,
  component,
  _uid: `${id}-${position}`,
});

const fieldsOf = (context: EncodeContext, block: WrittenBlock): object => {
  const { id } = block;
  switch (block.kind) {
    case 'teaser':
      return {
        headline: block.headline,
        text: block.text,
        ...(block.picture && { picture: encodePicture(block.picture) }),
        ...encodeLinkFields(context, block.link),
      };
    case 'rich-text':
      return { headline: block.headline, text: encodeRichText(context, block.text) };
    case 'calculator':
      return {
        headline: block.headline,
        startLabel: block.startLabel,
        product: block.product,
        motif: encodePicture(block.motif),
        materials: block.materials.map(({ materialType, frameType = '' }, position) =>
          part(`${id}-material`, position, 'CalculatorMaterial', { materialType, frameType }),
        ),
        labels: block.labels.map(({ index, text }, position) =>
          part(`${id}-label`, position, 'CalculatorLabel', { index: String(index), text }),
        ),
      };
    case 'usp':
      return {
        items: block.items.map(({ icon, text, link }, position) =>
          part(id, position, 'UspItem', { icon, text, ...encodeLinkFields(context, link) }),
        ),
      };
    case 'questions':
      return {
        headline: block.headline,
        items: block.items.map(({ question, answer }, position) =>
          part(id, position, 'Question', { question, answer: encodeRichText(context, answer) }),
        ),
      };
    case 'tiles':
      return {
        headline: block.headline,
        items: block.items.map(({ link, text, picture }, position) =>
          part(id, position, 'Tile', {
            text,
            picture: encodePicture(picture),
            ...encodeLinkFields(context, link),
          }),
        ),
      };
  }
};

const components = {
  teaser: 'Teaser',
  'rich-text': 'RichText',
  calculator: 'Calculator',
  usp: 'UspTeaser',
  questions: 'Questions',
  tiles: 'Tiles',
} as const satisfies Record<WrittenBlock['kind'], string>;

/** A block as a field of blocks holds it. */
export const encodeBlock = (context: EncodeContext, block: WrittenBlock): Blok => ({
  ...fieldsOf(context, block),
  component: components[block.kind],
  _uid: block.id,
});

const encodeLinks = (
  context: EncodeContext,
  name: string,
  links: readonly ContentLink[],
): readonly Blok[] =>
  links.map((link, position) => part(name, position, 'Link', encodeLinkFields(context, link)));

const slot = (context: EncodeContext, block: WrittenBlock | undefined): readonly Blok[] =>
  block === undefined ? [] : [encodeBlock(context, block)];

/** The content of a page's story; `sharedUsp` is the uuid of a story that holds its promises. */
export const encodePage = (
  context: EncodeContext,
  page: PageContent,
  sharedUsp?: string,
): Blok => ({
  component: 'Page',
  _uid: 'page',
  title: page.title,
  description: page.description,
  robots: page.robots,
  canonicalUrl: page.canonicalUrl ?? '',
  ogImages: page.ogImages.map(encodePicture),
  additionalSameAsLinks: page.additionalSameAsLinks.join('\n'),
  navigationType: page.navigationType ?? '',
  breadcrumb: encodeLinks(context, 'breadcrumb', page.breadcrumb),
  teaser: slot(context, page.teaser),
  uspTeaser: sharedUsp ?? slot(context, page.uspTeaser),
  calculator: slot(context, page.calculator),
  sku: page.sku ?? '',
  body: page.blocks.map((block) => encodeBlock(context, block)),
});

/** The content of a frame's story. */
export const encodeFrame = (context: EncodeContext, frame: Frame): Blok => ({
  component: 'Frame',
  _uid: 'frame',
  navigation: frame.navigation.map(({ navigationType, link }, position) =>
    part('navigation', position, 'NavigationItem', {
      navigationType,
      ...encodeLinkFields(context, link),
    }),
  ),
  service: encodeLinks(context, 'service', frame.service),
  footer: frame.footer.map(({ headline, links }, position) =>
    part('footer', position, 'FooterColumn', {
      headline,
      links: encodeLinks(context, `footer-${position}`, links),
    }),
  ),
  promises: frame.promises.map((text, position) =>
    part('promise', position, 'PromiseLine', { text }),
  ),
});

/** The content of a story that leads on to an address. */
export const encodeRedirect = (context: EncodeContext, target: string): Blok => ({
  component: 'Redirect',
  _uid: 'redirect',
  target: encodeUrl(context, target),
});
