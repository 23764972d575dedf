import { sourceAttributes } from '../../../../../core/domain/image/attributes.ts';
import { printSource } from '../../../../../core/domain/image/sources.ts';
import type { Locale } from '../../../../../core/domain/locale/locales.ts';
import {
  photobookPictureOf,
  photobookSpreads,
} from '../../../../../core/domain/products/photobook/photobook-picture.ts';
import { hasPhotobookSpine } from '../../../../../core/domain/products/photobook/photobook-spine.ts';
import type { PhotobookBinding } from '../../../../../core/domain/products/photobook/photobooks.ts';
import { Book, type ShownBook } from '../../../../components/book/book.tsx';
import { useText } from '../../../../messages/text.tsx';

type PhotobookStageProps = {
  readonly photobook: Parameters<typeof photobookPictureOf>[0] & {
    readonly binding: PhotobookBinding;
  };
  /** "Echtfotobuch Fjord" */
  readonly name: string;
  readonly locale: Locale;
};

/** The book as it is chosen: closed, open at its spreads, and from its spine. */
export const PhotobookStage = ({ photobook, name, locale }: PhotobookStageProps) => {
  const text = useText();
  const shown = (
    view: ShownBook['view'],
    source: ReturnType<typeof photobookPictureOf>,
    alt: string,
  ): ShownBook => {
    const address = printSource(source);
    return {
      view,
      picture: {
        ...sourceAttributes('detail', address),
        phone: sourceAttributes('detail-small', address),
        alt,
        isFirst: view === 'closed',
      },
    };
  };
  return (
    <Book
      views={[
        shown(
          'closed',
          photobookPictureOf(photobook, locale, 'laid'),
          text('photobook.picture', { name }),
        ),
        ...photobookSpreads.map((spread) =>
          shown(
            'spread',
            photobookPictureOf(photobook, locale, 'open', spread),
            text('photobook.picture-spread', { name, spread: String(spread) }),
          ),
        ),
        ...(hasPhotobookSpine(photobook.binding)
          ? [
              shown(
                'spine',
                photobookPictureOf(photobook, locale, 'spine'),
                text('photobook.picture-spine', { name }),
              ),
            ]
          : []),
      ]}
    />
  );
};
