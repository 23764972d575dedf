import type { Frame, RefusedBlock } from '../../../core/domain/content/page.ts';
import { E, pipe, t } from '../../../core/fp.ts';
import { decodeWith, filledText, list, plainText, type Story } from '../wire.ts';
import { decodeLinkBlok } from './blocks.ts';
import { decodeItems, type Items } from './items.ts';
import { linkFields, requiredLink, type DecodeContext } from './links.ts';

const frameFields = t.type({ navigation: list, service: list, footer: list, promises: list });

const navigationItem =
  (context: DecodeContext) =>
  (value: unknown): E.Either<string, Frame['navigation'][number]> =>
    pipe(
      decodeWith(t.type({ navigationType: plainText, ...linkFields }))(value),
      E.chain((fields) =>
        pipe(
          requiredLink(context, fields),
          E.map((link) => ({ navigationType: fields.navigationType, link })),
        ),
      ),
    );

type Column = {
  readonly column: Frame['footer'][number];
  readonly refused: readonly RefusedBlock[];
};

const footerColumn =
  (context: DecodeContext) =>
  (value: unknown): E.Either<string, Column> =>
    pipe(
      decodeWith(t.type({ headline: filledText, links: list }))(value),
      E.map(({ headline, links }) => {
        const items = decodeItems(`footer/${headline}`, links, decodeLinkBlok(context));
        return { column: { headline, links: items.read }, refused: items.refused };
      }),
    );

const promise = decodeWith(t.type({ text: filledText }));

/** Reads a frame story; what does not decode is left out of the frame and said beside it. */
export const decodeFrame = (
  context: DecodeContext,
  story: Story,
): E.Either<string, { readonly frame: Frame; readonly refused: readonly RefusedBlock[] }> =>
  pipe(
    decodeWith(frameFields)(story.content),
    E.map((fields) => {
      const navigation = decodeItems('navigation', fields.navigation, navigationItem(context));
      const service = decodeItems('service', fields.service, decodeLinkBlok(context));
      const footer: Items<Column> = decodeItems('footer', fields.footer, footerColumn(context));
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
