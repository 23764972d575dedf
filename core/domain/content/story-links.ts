import { E, pipe, t } from '../../fp.ts';
import type { ContentLink } from '../navigation/content-link.ts';
import type { FieldShapes } from './field-shape.ts';
import { decoded, type FieldCodec } from './story-codec.ts';
import { fullSlugAt, pathInFolder } from '../routing/story-folders.ts';
import {
  decodeField,
  decodeNamedField,
  filledTextField,
  linkField,
  optionalField,
  plainTextField,
  type LinkField,
} from './story-fields.ts';

export type StoryContext = {
  readonly folder: string;
  /** Full slugs by uuid. */
  readonly links: ReadonlyMap<string, string>;
};

export type StoryWriting = {
  readonly folder: string;
  /** Undefined where no story has that full slug. */
  readonly uuidOfSlug: (fullSlug: string) => string | undefined;
};

const linkTarget = t.type({ full_slug: filledTextField });

/** From the answer's links, else as the client put it in place. */
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
 * A path of the site without language prefix for a story, else what the editor wrote. Undefined for
 * no story, or one of another folder.
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

const storyTarget = ({ folder, uuidOfSlug }: StoryWriting, url: string) => {
  if (!url.startsWith('/')) return undefined;
  const [path = '', anchor = ''] = url.split('#');
  const fullSlug = fullSlugAt(folder, path);
  const uuid = uuidOfSlug(fullSlug);
  return uuid === undefined ? undefined : { uuid, anchor, fullSlug };
};

const mailScheme = 'mailto:';

/** The link field to a path of the site, a mailbox, or any other address. */
export const encodeUrl = (context: StoryWriting, url: string): object => {
  const target = storyTarget(context, url);
  const field = { fieldtype: 'multilink', id: '', url: '', cached_url: '' };
  if (target !== undefined) {
    const { uuid, anchor, fullSlug } = target;
    return { ...field, linktype: 'story', id: uuid, cached_url: fullSlug, anchor };
  }
  return url.startsWith(mailScheme)
    ? { ...field, linktype: 'email', email: url.slice(mailScheme.length) }
    : { ...field, linktype: 'url', url, cached_url: url };
};

/** A link in a rich text's mark. */
export const encodeMarkedUrl = (context: StoryWriting, url: string): object => {
  const target = storyTarget(context, url);
  if (target !== undefined) {
    const { uuid, anchor, fullSlug } = target;
    return { linktype: 'story', uuid, href: `/${fullSlug}`, anchor, target: '_self' };
  }
  return url.startsWith(mailScheme)
    ? { linktype: 'email', uuid: null, href: url.slice(mailScheme.length), anchor: null }
    : { linktype: 'url', uuid: null, href: url, anchor: null, target: '_self' };
};

const linkFields = t.type({ linkText: plainTextField, link: optionalField(linkField) });

/** A link from its two fields, or why it is not one. */
const readLink = (context: StoryContext, fields: t.TypeOf<typeof linkFields>) => {
  const { linkText, link } = fields;
  if (linkText.trim() === '') return E.left('linkText: the link has no text');
  const url = link === undefined ? undefined : storyLinkUrl(context, link);
  return url === undefined
    ? E.left(`link: "${linkText}" leads to no story of ${context.folder}`)
    : E.right({ text: linkText, url });
};

const linkShapes = (isRequired: boolean): FieldShapes => ({
  linkText: { kind: 'text', isRequired },
  link: { kind: 'link', isRequired },
});

/** A link that must lead somewhere, in two fields: `linkText` and `link`. */
export const requiredLink: FieldCodec<ContentLink> = {
  shape: () => linkShapes(true),
  decode: ({ context }, fields) =>
    pipe(
      decodeField(linkFields)(fields),
      E.chain((read) => readLink(context, read)),
      E.map(decoded),
    ),
  encode: ({ context }, { text, url }) => ({ linkText: text, link: encodeUrl(context, url) }),
};

/** A link without text, or that leads nowhere, counts as missing. */
export const optionalLink: FieldCodec<ContentLink | undefined> = {
  shape: () => linkShapes(false),
  decode: ({ context }, fields) =>
    pipe(
      decodeField(linkFields)(fields),
      E.map((read) =>
        decoded(
          pipe(
            readLink(context, read),
            E.match(
              () => undefined,
              (found) => found,
            ),
          ),
        ),
      ),
    ),
  encode: (place, value, name) =>
    value === undefined ? {} : requiredLink.encode(place, value, name),
};

/** A link field without a text; undefined where it leads nowhere. */
export const optionalUrl: FieldCodec<string | undefined> = {
  shape: (name) => ({ [name]: { kind: 'link', isRequired: false } }),
  decode: ({ context }, fields, name) =>
    pipe(
      decodeNamedField(name, optionalField(linkField))(fields[name]),
      E.map((link) => decoded(link === undefined ? undefined : storyLinkUrl(context, link))),
    ),
  encode: ({ context }, url, name) =>
    url === undefined ? {} : { [name]: encodeUrl(context, url) },
};

/** A link field without a text that must lead somewhere. */
export const requiredUrl: FieldCodec<string> = {
  shape: (name) => ({ [name]: { kind: 'link', isRequired: true } }),
  decode: (place, fields, name) =>
    pipe(
      optionalUrl.decode(place, fields, name),
      E.chain(({ value }) =>
        value === undefined ? E.left(`${name}: it leads nowhere`) : E.right(decoded(value)),
      ),
    ),
  encode: optionalUrl.encode,
};
