import {
  decodeChromeAnswer,
  type Chrome,
  type ChromeRefusal,
} from '../../core/domain/content/chrome.ts';
import {
  decodeNavigationAnswer,
  type NavigationRefusal,
} from '../../core/domain/content/navigation/navigation.ts';
import {
  decodePage,
  decodePageAnswer,
  type PageRefusal,
} from '../../core/domain/content/page-codec.ts';
import type { RefusedBlock } from '../../core/domain/content/blocks/refused.ts';
import type { Page } from '../../core/domain/content/page.ts';
import type { Navigation } from '../../core/domain/navigation/navigation.ts';
import { refusedBlocksOf } from '../../core/domain/content/blocks/refused.ts';
import { E, pipe } from '../../core/fp.ts';
import type { ContentError } from '../../core/ports/content.ts';

export type StoryAsked = { readonly folder: string; readonly slug: string };

/** Without its refused parts, and these. */
export type Decoded<A> = { readonly value: A; readonly refused: readonly RefusedBlock[] };

type Refusal = PageRefusal | ChromeRefusal | NavigationRefusal;

const contentError = (slug: string, refusal: Refusal): ContentError => {
  switch (refusal.kind) {
    case 'story-malformed':
      return { kind: 'content-answer-refused', reason: refusal.reason };
    case 'story-moved':
      return { kind: 'page-moved', ...refusal.redirect };
    case 'story-leads-to-itself':
      return {
        kind: 'content-answer-refused',
        reason: `the story ${refusal.fullSlug} leads to itself`,
      };
    case 'story-is-no-page':
    case 'story-is-no-chrome':
    case 'story-is-no-navigation':
    case 'story-leads-nowhere':
      return { kind: 'page-not-found', slug };
  }
};

/** The page in an answer, or why it has no page. */
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

/**
 * The page of an unsaved story at a path, with the slugs that it links to. Where the story lies
 * does not count: an editor may be about to change that.
 */
export const readEditedStory = (
  { folder, slug }: StoryAsked,
  story: unknown,
  links: ReadonlyMap<string, string>,
): E.Either<ContentError, Page> =>
  pipe(
    decodePage(story, { folder, links }),
    E.mapLeft((refusal) => contentError(slug, refusal)),
  );

/** The chrome in an answer, or why it has no chrome. */
export const readChromeAnswer = (
  { folder, slug }: StoryAsked,
  answer: unknown,
): E.Either<ContentError, Decoded<Chrome>> =>
  pipe(
    decodeChromeAnswer(folder, answer),
    E.bimap(
      (refusal) => contentError(slug, refusal),
      ({ chrome, refused }) => ({ value: chrome, refused }),
    ),
  );

/** The navigation in an answer, or why it has no navigation. */
export const readNavigationAnswer = (
  { folder, slug }: StoryAsked,
  answer: unknown,
): E.Either<ContentError, Decoded<Navigation>> =>
  pipe(
    decodeNavigationAnswer(folder, answer),
    E.bimap(
      (refusal) => contentError(slug, refusal),
      ({ navigation, refused }) => ({ value: navigation, refused }),
    ),
  );
