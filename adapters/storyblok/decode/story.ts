/** Reads the service's answer for one story: what kind of story it is, and what it says. */
import type { Frame, Page, RefusedBlock } from '../../../core/domain/content/page.ts';
import type { ContentError } from '../../../core/ports/content.ts';
import { E, pipe, t } from '../../../core/fp.ts';
import { pathInFolder } from '../folders.ts';
import {
  decodeWith,
  filledText,
  linkedSlugs,
  multilink,
  optional,
  storyAnswer,
  type Story,
} from '../wire.ts';
import { decodeFrame } from './frame.ts';
import { linkUrl, type DecodeContext } from './links.ts';
import { decodePage, isRefused } from './page.ts';

/** What was asked for: a folder of stories, and the slug within it. */
export type StoryAsked = { readonly folder: string; readonly slug: string };

/** What was read, and which parts of it were refused. */
export type Decoded<A> = { readonly value: A; readonly refused: readonly RefusedBlock[] };

type Answer<A> = E.Either<ContentError, A>;

const answerRefused = (reason: string): ContentError => ({
  kind: 'content-answer-refused',
  reason,
});

const notFound = (slug: string): ContentError => ({ kind: 'page-not-found', slug });

const readAnswer = (
  { folder }: StoryAsked,
  answer: unknown,
): Answer<{ readonly story: Story; readonly context: DecodeContext }> =>
  pipe(
    decodeWith(storyAnswer)(answer),
    E.bimap(answerRefused, ({ story, links }) => ({
      story,
      context: { folder, links: linkedSlugs(links) },
    })),
  );

const componentOf = (story: Story): string | undefined =>
  pipe(
    decodeWith(t.type({ component: filledText }))(story.content),
    E.match(
      () => undefined,
      ({ component }) => component,
    ),
  );

const targetOf = (context: DecodeContext, story: Story): string | undefined =>
  pipe(
    decodeWith(t.type({ target: optional(multilink) }))(story.content),
    E.match(
      () => undefined,
      ({ target }) => (target === undefined ? undefined : linkUrl(context, target)),
    ),
  );

/** A story that leads on must lead away from itself. */
const moved = (
  { folder, slug }: StoryAsked,
  story: Story,
  target: string | undefined,
): Answer<never> => {
  if (target === undefined) return E.left(notFound(slug));
  return target === pathInFolder(folder, story.full_slug)
    ? E.left(answerRefused(`the story ${story.full_slug} leads to itself`))
    : E.left({ kind: 'page-moved', target });
};

/**
 * The page in an answer: `page-not-found` where the story is neither a page nor leads to one,
 * `page-moved` for a redirect story and for a page with a target.
 */
export const decodePageAnswer = (asked: StoryAsked, answer: unknown): Answer<Decoded<Page>> =>
  pipe(
    readAnswer(asked, answer),
    E.chain(({ story, context }) => {
      const component = componentOf(story);
      const target = targetOf(context, story);
      if (component === 'Redirect' || (component === 'Page' && target !== undefined)) {
        return moved(asked, story, target);
      }
      if (component !== 'Page') return E.left(notFound(asked.slug));
      return pipe(
        decodePage(context, story),
        E.bimap(answerRefused, (page) => ({
          value: page,
          refused: page.blocks.filter(isRefused),
        })),
      );
    }),
  );

/** The frame in an answer: `page-not-found` where the story is no frame. */
export const decodeFrameAnswer = (asked: StoryAsked, answer: unknown): Answer<Decoded<Frame>> =>
  pipe(
    readAnswer(asked, answer),
    E.chain(({ story, context }) =>
      componentOf(story) === 'Frame'
        ? pipe(
            decodeFrame(context, story),
            E.bimap(answerRefused, ({ frame, refused }) => ({ value: frame, refused })),
          )
        : E.left(notFound(asked.slug)),
    ),
  );
