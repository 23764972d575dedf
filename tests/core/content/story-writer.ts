/** Writes blocks as the content service's JSON, for tests of reading them back. */
import { encodeBlock } from '../../../core/domain/content/block-codec.ts';
import type { WrittenBlock } from '../../../core/domain/content/blocks/registry.ts';
import type { Inline, RichText, RichTextPart } from '../../../core/domain/content/rich-text.ts';
import type { StoryContext, StoryWriting } from '../../../core/domain/content/story-links.ts';
import { knownPaths } from '../../arbitraries/written-text.ts';

export const folder = 'poster/de-DE';

const slugOf = (path: string): string => `${folder}/pages${path === '/' ? '/home' : path}`;

/** What a reader knows of the stories at the known paths; a path stands for its story's uuid. */
export const reading: StoryContext = {
  folder,
  links: new Map(knownPaths.map((path) => [`uuid:${path}`, slugOf(path)])),
};

/** What a writer knows of the same stories. */
export const writing: StoryWriting = {
  folder,
  uuidOfSlug: (fullSlug) =>
    knownPaths.flatMap((path) => (slugOf(path) === fullSlug ? [`uuid:${path}`] : []))[0],
};

/** A value as it arrives over the wire. */
export const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A link field to what stands at an address. */
export const linkTo = (url: string): object => {
  const [path = '', anchor = ''] = url.split('#');
  if (url.startsWith('mailto:')) return { linktype: 'email', email: url };
  return knownPaths.some((known) => known === path)
    ? { linktype: 'story', id: `uuid:${path}`, anchor }
    : { linktype: 'url', url };
};

const inline = (written: Inline): object => {
  if (written.kind === 'line-break') return { type: 'hard_break' };
  const marks = [
    ...(written.isBold ? [{ type: 'bold' }] : []),
    ...(written.isItalic ? [{ type: 'italic' }] : []),
    ...(written.link === undefined ? [] : [{ type: 'link', attrs: linkTo(written.link) }]),
  ];
  return { type: 'text', text: written.text, marks };
};

const partJson = (part: RichTextPart): object =>
  part.kind === 'button'
    ? {
        component: 'Button',
        _uid: part.id,
        linkText: part.link.text,
        link: linkTo(part.link.url),
      }
    : encodeBlock(writing, part);

const nodes = (text: RichText): readonly object[] =>
  text.map((node) => {
    if (node.kind === 'list') {
      return {
        type: node.isOrdered ? 'ordered_list' : 'bullet_list',
        content: node.items.map((item) => ({ type: 'list_item', content: nodes(item) })),
      };
    }
    if (node.kind === 'part')
      return { type: 'blok', attrs: { id: 'any', body: [partJson(node.part)] } };
    const content = node.children.map(inline);
    return node.kind === 'paragraph'
      ? { type: 'paragraph', content }
      : { type: 'heading', attrs: { level: node.level }, content };
  });

/** A rich text as a document. */
export const documentOf = (text: RichText): object => ({ type: 'doc', content: nodes(text) });

/** A block as it arrives over the wire. */
export const blockJson = (block: WrittenBlock): unknown => sent(encodeBlock(writing, block));

/** A story around a content. */
export const storyJson = (content: object, extra: object = {}): object => ({
  uuid: 'story-1',
  name: 'The story',
  full_slug: `${folder}/pages/leinwanddruck`,
  published_at: '2026-01-01T00:00:00.000Z',
  alternates: [],
  content,
  ...extra,
});
