import { homeSlug } from '../../../../core/domain/content/story-folders.ts';
import type { ContentLink, ContentPicture } from '../../../../core/domain/content/page.ts';

/** What is known while a story is written: its folder, and the uuid of each full slug. */
export type EncodeContext = {
  readonly folder: string;
  readonly uuidOfSlug: (fullSlug: string) => string | undefined;
};

const storyLink = (context: EncodeContext, url: string) => {
  const [path = '', anchor = ''] = url.split('#');
  const fullSlug = `${context.folder}${path === '/' ? `/${homeSlug}` : path}`;
  const uuid = context.uuidOfSlug(fullSlug);
  return uuid === undefined ? undefined : { uuid, anchor, fullSlug };
};

/** A link field: to the story at a path of the site, to a mailbox, or to any other address. */
export const encodeUrl = (context: EncodeContext, url: string) => {
  const target = url.startsWith('/') ? storyLink(context, url) : undefined;
  const field = { fieldtype: 'multilink', id: '', url: '', cached_url: '' };
  if (target !== undefined) {
    const { uuid, anchor, fullSlug } = target;
    return { ...field, linktype: 'story', id: uuid, cached_url: fullSlug, anchor };
  }
  return url.startsWith('mailto:')
    ? { ...field, linktype: 'email', email: url.slice('mailto:'.length) }
    : { ...field, linktype: 'url', url, cached_url: url };
};

/** A link as a rich text's mark carries it. */
export const encodeMarkedUrl = (context: EncodeContext, url: string) => {
  const target = url.startsWith('/') ? storyLink(context, url) : undefined;
  if (target !== undefined) {
    const { uuid, anchor, fullSlug } = target;
    return { linktype: 'story', uuid, href: `/${fullSlug}`, anchor, target: '_self' };
  }
  return url.startsWith('mailto:')
    ? { linktype: 'email', uuid: null, href: url.slice('mailto:'.length), anchor: null }
    : { linktype: 'url', uuid: null, href: url, anchor: null, target: '_self' };
};

/** The fields of everything that carries a link. */
export const encodeLinkFields = (context: EncodeContext, link: ContentLink | undefined) =>
  link === undefined
    ? { linkText: '' }
    : { linkText: link.text, link: encodeUrl(context, link.url) };

/** A picture as an asset field. */
export const encodePicture = ({ source, alternative }: ContentPicture) => ({
  fieldtype: 'asset',
  filename: source,
  alt: alternative,
});
