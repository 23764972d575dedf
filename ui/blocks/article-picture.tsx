import { createElement, type ReactNode } from 'react';

import type { SlotPicture } from '../../core/domain/artwork/resolve.ts';
import type {
  AwaitedPhoto,
  ShownArticle,
  ShownPersonal,
} from '../../core/domain/cart/cart-step.ts';
import type { Format } from '../../core/domain/format/format.ts';
import { pictureAttributes } from '../../core/domain/image/attributes.ts';
import type { ArtworkSource, PictureSource } from '../../core/domain/image/sources.ts';
import type { HungPrint } from '../../core/domain/image/hung-print.ts';
import { uploadedPictureHref } from '../../core/domain/image/own-picture.ts';
import type { CropShares } from '../../core/domain/image/picture-crop.ts';
import type { PersonalWords } from '../../core/domain/personalisation/personalisation.ts';
import { Picture, type PictureProps, type PictureSize } from '../components/picture/picture.tsx';
import { WallPicture } from '../components/wall-picture/wall-picture.tsx';

/** A place is 4 : 3, and a share counts in its height: a wide print may be longer. */
const shareOf = ({ width, height }: Format): number => Math.min(1.3, Math.max(1, width / height));

type PhotoProps = {
  readonly print: HungPrint;
  readonly photo: PictureSize;
  readonly front: CropShares;
};

const Photo = ({ print, photo, front }: PhotoProps) => (
  <WallPicture
    object={print}
    motif={{ ...photo, alt: '' }}
    crop={front}
    share={shareOf(print.format)}
  />
);

/** As a row shows it, filling its place. */
export const rowPicture = (look: PictureSource): PictureProps => ({
  ...pictureAttributes('tile', look),
  alt: '',
  fit: 'cover',
});

const Sample = ({ look }: Pick<ShownArticle, 'look'>) => look && <Picture {...rowPicture(look)} />;

/** An article whose photo was not handed over yet. */
export type AwaitingArticle = Pick<ShownArticle, 'look'> & Omit<AwaitedPhoto, 'kind'>;

/** With the photo that this device keeps, or another motif as long as there is none. */
export const AwaitingPicture = ({
  look,
  print,
  own,
}: AwaitingArticle & { readonly own?: Omit<PhotoProps, 'print'> | undefined }) =>
  own === undefined ? <Sample look={look} /> : <Photo print={print} {...own} />;

/** Names the places of one row, of those that show what this device keeps. */
const placesOf = (row: number) =>
  ({ picture: `photo-${row}`, words: `photo-words-${row}` }) as const;

/** The front of something with words on it, where it stands in a row. */
export const frontPlaceOf = (row: number): string => `front-${row}`;

/** By the ids of their places. */
type AwaitingArticles = Readonly<Record<string, AwaitingArticle>>;

/** A picture of a front, which a device may show in words of its own. */
export const isFront = (look: ShownArticle['look']): look is ArtworkSource =>
  look?.kind === 'artwork' && look.view === 'front';

export const awaitingArticles = (
  articles: readonly (ShownArticle | undefined)[],
): AwaitingArticles =>
  Object.fromEntries(
    articles.flatMap((article, row) => {
      if (article?.photo?.kind !== 'awaited') return [];
      const { print, wrap } = article.photo;
      const awaiting = { look: article.look, print, wrap };
      return Object.values(placesOf(row)).map((id) => [id, awaiting] as const);
    }),
  );

export const isWordsPlace = (id: string): boolean => id.startsWith('photo-words');

/** What a device keeps is told of; what was given is drawn where it is looked at. */
const place = (id: string, children?: ReactNode, isGiven = false) =>
  createElement(
    'shop-island',
    { id, name: 'article-photo', when: isGiven ? 'near' : 'told' },
    children,
  );

/** What the shopper put on its pages, as it is drawn. */
export type OwnPages = {
  readonly words: PersonalWords;
  readonly photos: readonly SlotPicture[];
};

/** Undefined where nothing was given, or it is not there. */
export const ownPagesOf = (personal: ShownPersonal | undefined): OwnPages | undefined =>
  personal?.kind === 'shown'
    ? {
        words: Object.fromEntries(personal.words.map(({ role, text }) => [role, text])),
        photos: personal.photos.map(({ uploadId, size, framing }) => ({
          source: uploadedPictureHref(uploadId),
          size,
          framing,
        })),
      }
    : undefined;

/** A picture of a front, and what it shows. */
export type ShownFront = {
  readonly look: ArtworkSource;
  readonly picture: PictureProps;
  /** Instead of what a device keeps. */
  readonly own?: OwnPages | undefined;
};

/** Where a front may stand in own words, with its picture in the design's own. */
export const frontPlace = (row: number, picture: ReactNode, isGiven: boolean): ReactNode =>
  place(frontPlaceOf(row), picture, isGiven);

/** Where the words about a photo of this device go; undefined where none is shown. */
export const photoWords = (
  { photo }: Pick<ShownArticle, 'photo'>,
  row: number,
): ReactNode | undefined => (photo?.kind === 'awaited' ? place(placesOf(row).words) : undefined);

type ArticlePictureProps = Pick<ShownArticle, 'look' | 'photo' | 'personal'> & {
  /** Its place in the list of whoever asks; undefined where nothing else is to be shown there. */
  readonly row?: number | undefined;
};

/**
 * As it hangs, with the shopper's own photo where one goes with it. Decorative: the article's name
 * stands beside it.
 */
export const ArticlePicture = ({ look, photo, personal, row }: ArticlePictureProps) => {
  const sample = <Sample look={look} />;
  if (photo === undefined)
    return row === undefined || !isFront(look)
      ? sample
      : frontPlace(row, sample, personal?.kind === 'shown');
  if (photo.kind === 'awaited') {
    return row === undefined ? sample : place(placesOf(row).picture, sample);
  }
  if (photo.kind !== 'shown') return null;
  const { id, size, front, print } = photo;
  return <Photo print={print} photo={{ src: uploadedPictureHref(id), ...size }} front={front} />;
};
