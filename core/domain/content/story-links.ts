import type { ContentLink } from './page.ts';
import { E, pipe, t } from '../../fp.ts';
import { pathInFolder } from './story-folders.ts';
import {
  decodeField,
  filledTextField,
  linkField,
  optionalField,
  plainTextField,
  type LinkField,
} from './story-fields.ts';

/** What is known while a story is read: its folder, and the stories that it links to. */
export type StoryContext = {
  readonly folder: string;
  /** Full slugs by uuid. */
  readonly links: ReadonlyMap<string, string>;
};

const linkTarget = t.type({ full_slug: filledTextField });

/** The full slug of a linked story: from the answer's links, else as the client put it in place. */
const linkedSlug = ({ links }: StoryContext, { id, uuid, story }: LinkField): string | undefined =>
  links.get(id === '' ? uuid : id) ??
  pipe(
    decodeField(linkTarget)(story),
    E.match(
      () => undefined,
      ({ full_slug: fullSlug }) => fullSlug,
    ),
  );

const storyUrl = (context: StoryContext, link: LinkField): string | undefined => {
  const slug = linkedSlug(context, link);
  const path = slug === undefined ? undefined : pathInFolder(context.folder, slug);
  return path === undefined || link.anchor === '' ? path : `${path}#${link.anchor}`;
};

const filled = (text: string): string | undefined => (text === '' ? undefined : text);

/**
 * The address of a link: a path of the site without language prefix for a story, else what the
 * editor wrote. Undefined where it leads nowhere: to no story, or to one of another folder.
 */
export const storyLinkUrl = (context: StoryContext, link: LinkField): string | undefined => {
  switch (link.linktype) {
    case 'story':
      return storyUrl(context, link);
    case 'email': {
      const address = filled(link.email) ?? filled(link.url) ?? filled(link.href);
      return address === undefined ? undefined : `mailto:${address.replace(/^mailto:/iu, '')}`;
    }
    default: {
      const url = filled(link.url) ?? filled(link.href);
      return url === undefined || link.anchor === '' ? url : `${url}#${link.anchor}`;
    }
  }
};

/** The fields of everything that carries a link. */
export const linkFields = { linkText: plainTextField, link: optionalField(linkField) };

/** A link that must lead somewhere, or the reason why it does not. */
export const requiredStoryLink = (
  context: StoryContext,
  { linkText, link }: { readonly linkText: string; readonly link: LinkField | undefined },
): E.Either<string, ContentLink> => {
  if (linkText.trim() === '') return E.left('linkText: the link has no text');
  const url = link === undefined ? undefined : storyLinkUrl(context, link);
  return url === undefined
    ? E.left(`link: "${linkText}" leads to no story of ${context.folder}`)
    : E.right({ text: linkText, url });
};

/** A link that may be missing; one that leads nowhere counts as missing. */
export const optionalStoryLink = (
  context: StoryContext,
  fields: { readonly linkText: string; readonly link: LinkField | undefined },
): ContentLink | undefined =>
  pipe(
    requiredStoryLink(context, fields),
    E.match(
      () => undefined,
      (link) => link,
    ),
  );
