import type { DrawnBook } from '../../../../../core/domain/artwork/draw-book.ts';
import { sourceAttributes } from '../../../../../core/domain/image/attributes.ts';
import { printSource } from '../../../../../core/domain/image/sources.ts';
import type { Locale } from '../../../../../core/domain/locale/locales.ts';
import type { DrawnPhotobook } from '../../../../../core/domain/products/photobook/designs/own-photobook.ts';
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
  /** The same with photos of the device. */
  readonly own?: DrawnPhotobook | undefined;
  /** "Echtfotobuch Fjord" */
  readonly name: string;
  readonly locale: Locale;
};

/** The book as it is chosen: closed, open at its spreads, and from its spine. */
export const PhotobookStage = ({ photobook, own, name, locale }: PhotobookStageProps) => {
  const text = useText();
  const shown = (
    view: ShownBook['view'],
    source: ReturnType<typeof photobookPictureOf>,
    alt: string,
    drawn: DrawnBook | undefined,
  ): ShownBook => {
    const address = printSource(source);
    return {
      view,
      own: drawn,
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
          own?.closed,
        ),
        ...photobookSpreads.map((spread, index) =>
          shown(
            'spread',
            photobookPictureOf(photobook, locale, 'open', spread),
            text('photobook.picture-spread', { name, spread: String(spread) }),
            own?.spreads[index],
          ),
        ),
        ...(hasPhotobookSpine(photobook.binding)
          ? [
              shown(
                'spine',
                photobookPictureOf(photobook, locale, 'spine'),
                text('photobook.picture-spine', { name }),
                own?.spine,
              ),
            ]
          : []),
      ]}
    />
  );
};
