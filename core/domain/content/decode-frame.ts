import type { Frame, RefusedBlock } from './page.ts';
import { E, pipe, t } from '../../fp.ts';
import { readStoryAnswer, type Story } from './story.ts';
import { decodeField, filledTextField, listField, plainTextField } from './story-fields.ts';
import { decodeLinkBlock } from './decode-block.ts';
import { decodeItems, type DecodedItems } from './refused-block.ts';
import { linkFields, requiredStoryLink, type StoryContext } from './story-links.ts';
import { contentTypeOf } from './story-redirect.ts';

const frameFields = t.type({
  navigation: listField,
  service: listField,
  footer: listField,
  promises: listField,
});

const navigationItem =
  (context: StoryContext) =>
  (value: unknown): E.Either<string, Frame['navigation'][number]> =>
    pipe(
      decodeField(t.type({ navigationType: plainTextField, ...linkFields }))(value),
      E.chain((fields) =>
        pipe(
          requiredStoryLink(context, fields),
          E.map((link) => ({ navigationType: fields.navigationType, link })),
        ),
      ),
    );

type Column = {
  readonly column: Frame['footer'][number];
  readonly refused: readonly RefusedBlock[];
};

const footerColumn =
  (context: StoryContext) =>
  (value: unknown): E.Either<string, Column> =>
    pipe(
      decodeField(t.type({ headline: filledTextField, links: listField }))(value),
      E.map(({ headline, links }) => {
        const items = decodeItems(`footer/${headline}`, links, decodeLinkBlock(context));
        return { column: { headline, links: items.read }, refused: items.refused };
      }),
    );

const promise = decodeField(t.type({ text: filledTextField }));

/** A frame, and what of its story was refused. */
export type DecodedFrame = { readonly frame: Frame; readonly refused: readonly RefusedBlock[] };

/** Why a story gives no frame: it is no story, or its content type is not Frame. */
export type FrameRefusal =
  | { readonly kind: 'story-malformed'; readonly reason: string }
  | { readonly kind: 'story-is-no-frame'; readonly contentType: string | undefined };

const readFrame = (context: StoryContext, story: Story): E.Either<string, DecodedFrame> =>
  pipe(
    decodeField(frameFields)(story.content),
    E.map((fields) => {
      const navigation = decodeItems('navigation', fields.navigation, navigationItem(context));
      const service = decodeItems('service', fields.service, decodeLinkBlock(context));
      const footer: DecodedItems<Column> = decodeItems(
        'footer',
        fields.footer,
        footerColumn(context),
      );
      const promises = decodeItems('promises', fields.promises, promise);
      return {
        frame: {
          navigation: navigation.read,
          service: service.read,
          footer: footer.read.map(({ column }) => column),
          promises: promises.read.map(({ text }) => text),
        },
        refused: [
          ...navigation.refused,
          ...service.refused,
          ...footer.read.flatMap(({ refused }) => refused),
          ...footer.refused,
          ...promises.refused,
        ],
      };
    }),
  );

/**
 * The frame in the answer to a request for one story, `{ story, links }`, in the folder asked;
 * what does not decode is left out of the frame and said beside it.
 */
export const decodeFrameAnswer = (
  folder: string,
  answer: unknown,
): E.Either<FrameRefusal, DecodedFrame> => {
  const malformed = (reason: string): FrameRefusal => ({ kind: 'story-malformed', reason });
  return pipe(
    readStoryAnswer(answer),
    E.mapLeft(malformed),
    E.chain(({ story, links }) => {
      const contentType = contentTypeOf(story.content);
      return contentType === 'Frame'
        ? pipe(readFrame({ folder, links }, story), E.mapLeft(malformed))
        : E.left({ kind: 'story-is-no-frame', contentType });
    }),
  );
};
