/** From the core's readings of a story to what the content port says of them. */
import type { DecodedFrame, FrameRefusal } from '../../core/domain/content/decode-frame.ts';
import { decodeFrameAnswer } from '../../core/domain/content/decode-frame.ts';
import { decodePageAnswer, type PageRefusal } from '../../core/domain/content/decode-page.ts';
import type { Frame, Page, RefusedBlock } from '../../core/domain/content/page.ts';
import { refusedBlocksOf } from '../../core/domain/content/refused-block.ts';
import { E, pipe } from '../../core/fp.ts';
import type { ContentError } from '../../core/ports/content.ts';

/** What was asked for: a folder of stories, and the slug within it. */
export type StoryAsked = { readonly folder: string; readonly slug: string };

/** What was read, and which parts of it were refused. */
export type Decoded<A> = { readonly value: A; readonly refused: readonly RefusedBlock[] };

const contentError = (slug: string, refusal: PageRefusal | FrameRefusal): ContentError => {
  switch (refusal.kind) {
    case 'story-malformed':
      return { kind: 'content-answer-refused', reason: refusal.reason };
    case 'story-moved':
      return { kind: 'page-moved', target: refusal.redirect.target };
    case 'story-leads-to-itself':
      return {
        kind: 'content-answer-refused',
        reason: `the story ${refusal.fullSlug} leads to itself`,
      };
    case 'story-is-no-page':
    case 'story-is-no-frame':
    case 'story-leads-nowhere':
      return { kind: 'page-not-found', slug };
  }
};

/** The page in an answer, or why the port has none. */
export const readPageAnswer = (
  { folder, slug }: StoryAsked,
  answer: unknown,
): E.Either<ContentError, Decoded<Page>> =>
  pipe(
    decodePageAnswer(folder, answer),
    E.bimap(
      (refusal) => contentError(slug, refusal),
      (page) => ({ value: page, refused: refusedBlocksOf(page) }),
    ),
  );

/** The frame in an answer, or why the port has none. */
export const readFrameAnswer = (
  { folder, slug }: StoryAsked,
  answer: unknown,
): E.Either<ContentError, Decoded<Frame>> =>
  pipe(
    decodeFrameAnswer(folder, answer),
    E.bimap(
      (refusal) => contentError(slug, refusal),
      ({ frame, refused }: DecodedFrame) => ({ value: frame, refused }),
    ),
  );
