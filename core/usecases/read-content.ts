/** Reading what may be broken, with a fallback and one entry in the log. */
import { decodeRichText } from '../domain/content/rich-text-field.ts';
import {
  parseHybridLayout,
  parseHybridMessages,
  type HybridError,
  type HybridLayout,
  type HybridMessages,
} from '../domain/content/hybrid.ts';
import { richTextProblems } from '../domain/content/rich-text-problems.ts';
import type { RichText } from '../domain/content/rich-text.ts';
import type { StoryContext } from '../domain/content/story-links.ts';
import { E, TE, type RTE } from '../fp.ts';
import type { HasLog } from '../ports/log.ts';
import { reportSafely } from './report.ts';

/**
 * What the shop does not draw is dropped to its text, and no document is empty; logged once as
 * `richtext-render-error`.
 */
export const readRichText =
  (context: StoryContext, value: unknown): RTE.ReaderTaskEither<HasLog, never, RichText> =>
  ({ log }) =>
    TE.fromIO(() => {
      const [problem, ...others] = richTextProblems(value);
      if (problem !== undefined)
        reportSafely(log, 'richtext-render-error', {
          problem: 'type' in problem ? `${problem.kind} ${problem.type}` : problem.kind,
          others: others.length,
        });
      const text = decodeRichText(context)(value);
      return E.isRight(text) ? text.right : [];
    });

const readOr =
  <A>(read: E.Either<HybridError, A>, own: A): RTE.ReaderTaskEither<HasLog, never, A> =>
  ({ log }) =>
    TE.fromIO(() => {
      if (E.isRight(read)) return read.right;
      reportSafely(log, read.left.kind);
      return own;
    });

/** Another application's layout, else our own; logged (decisions, "Hybrid"). */
export const readHybridLayout = (
  json: string,
  own: HybridLayout,
): RTE.ReaderTaskEither<HasLog, never, HybridLayout> => readOr(parseHybridLayout(json), own);

/** Another application's messages, else our own; logged (decisions, "Hybrid"). */
export const readHybridMessages = (
  json: string,
  own: HybridMessages,
): RTE.ReaderTaskEither<HasLog, never, HybridMessages> => readOr(parseHybridMessages(json), own);
