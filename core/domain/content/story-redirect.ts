/**
 * Stories that lead on to an address (supporting §3: "an optional target/redirect status"), one
 * after another and never in a circle.
 */
import { E, pipe, t } from '../../fp.ts';
import { oneOf } from '../text/one-of.ts';
import {
  decodeField,
  filledTextField,
  indexField,
  linkField,
  optionalField,
} from './story-fields.ts';
import type { FieldShapes } from './field-shape.ts';
import type { StoryBlock } from './story-codec.ts';
import { encodeUrl, storyLinkUrl, type StoryContext, type StoryWriting } from './story-links.ts';

/** HTTP statuses of a redirect story; the first is the default. */
export const redirectStatuses = [301, 302, 307, 308] as const;

export type RedirectStatus = (typeof redirectStatuses)[number];

/** `target`: an address, or a path of the site without language prefix. */
export type StoryRedirect = { readonly target: string; readonly status: RedirectStatus };

export const isRedirectStatus = oneOf(redirectStatuses);

const componentField = t.type({ component: filledTextField });

/** A story's content type (`Page`, `Redirect`); undefined where it names none. */
export const contentTypeOf = (content: unknown): string | undefined =>
  pipe(
    decodeField(componentField)(content),
    E.match(
      () => undefined,
      ({ component }) => component,
    ),
  );

/** A link field, or the address as a plain text, which some spaces have. */
const targetField = t.type({ target: optionalField(t.union([linkField, filledTextField])) });
const statusField = t.type({ redirectStatus: indexField });

const redirectStatusOf = (content: unknown): RedirectStatus => {
  const read = statusField.decode(content);
  return E.isRight(read) && isRedirectStatus(read.right.redirectStatus)
    ? read.right.redirectStatus
    : redirectStatuses[0];
};

const plainAddress = (text: string | undefined): string | undefined =>
  text !== undefined && /^\s*(?:\/|https?:)/iu.test(text) ? text.trim() : undefined;

/** Undefined without a target that leads anywhere. Other statuses count as 301. */
export const storyRedirectOf = (
  context: StoryContext,
  content: unknown,
): StoryRedirect | undefined =>
  pipe(
    decodeField(targetField)(content),
    E.match(
      () => undefined,
      ({ target }) => {
        const url =
          typeof target === 'object' ? storyLinkUrl(context, target) : plainAddress(target);
        return url === undefined ? undefined : { target: url, status: redirectStatusOf(content) };
      },
    ),
  );

/** The fields of a story that leads on. */
export const redirectShapes = (isRequired: boolean): FieldShapes => ({
  target: { kind: 'link', isRequired },
  redirectStatus: { kind: 'choice', isRequired: false, options: redirectStatuses },
});

/** The content of a story that leads on. */
export const encodeRedirect = (
  context: StoryWriting,
  { target, status }: StoryRedirect,
): StoryBlock => ({
  component: 'Redirect',
  _uid: 'redirect',
  target: encodeUrl(context, target),
  redirectStatus: String(status),
});

/** A longer chain of redirect stories is refused. */
export const mostRedirectStories = 10;

/** Why a chain ends nowhere: it comes back to `path`, or exceeds `mostRedirectStories`. */
export type RedirectChainError = {
  readonly kind: 'redirect-loop' | 'too-many-redirects';
  readonly path: string;
};

const isTemporary = (status: RedirectStatus): boolean => status === 302 || status === 307;

/**
 * Follows redirect stories to the first address that leads no further, so that a shopper is
 * redirected once. The status is the first story's, or 302 where a later one is temporary.
 * Undefined: no redirect at the path.
 */
export const followStoryRedirects = (
  redirects: ReadonlyMap<string, StoryRedirect>,
  path: string,
): E.Either<RedirectChainError, StoryRedirect | undefined> => {
  const seen = new Set([path]);
  let reached = redirects.get(path);
  for (let step = 1; reached !== undefined && step <= mostRedirectStories; step += 1) {
    const { target, status } = reached;
    if (seen.has(target)) return E.left({ kind: 'redirect-loop', path: target });
    const next = redirects.get(target);
    if (next === undefined) return E.right(reached);
    seen.add(target);
    const isMoving = isTemporary(next.status) && !isTemporary(status);
    reached = { target: next.target, status: isMoving ? 302 : status };
  }
  return reached === undefined ? E.right(undefined) : E.left({ kind: 'too-many-redirects', path });
};
