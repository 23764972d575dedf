/** What is asked of the process that makes print files, and what it answers: plain data. */
import type { OrderedPhoto } from '../../core/domain/order/order.ts';
import type { PrintedObject } from '../../core/domain/image/printed-object.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import type { RenderedBytes } from '../../core/domain/print/print-ticket.ts';
import type { PrintedArtwork } from '../../core/domain/products/product.ts';

/** How photos on sheets are written; pages are always PDF. */
export type SheetFileType = 'tiff' | 'jpeg';

export type PhotoRequest = {
  readonly kind: 'photo';
  /** Files. */
  readonly original: string;
  readonly output: string;
  readonly picture: PrintedObject;
  readonly photo: Pick<OrderedPhoto, 'digest' | 'size' | 'orientation' | 'crop'>;
  readonly type: SheetFileType;
  /** The lab's ICC profile, a file; without it sRGB. */
  readonly profile: string | undefined;
};

/** The file of a photo, and what was ordered of it. */
export type PageOriginal = Pick<OrderedPhoto, 'digest' | 'size' | 'orientation'> & {
  readonly file: string;
};

export type PagesRequest = {
  readonly kind: 'pages';
  readonly output: string;
  readonly artworks: readonly PrintedArtwork[];
  /** By the sources of pictures. */
  readonly originals: Readonly<Partial<Record<string, PageOriginal>>>;
  readonly title: string;
  readonly locale: Locale;
  /** Of the order (`dayOfOrder`). */
  readonly day: string;
  /** The file's address: hexadecimal digits that name what it is made of. */
  readonly id: string;
  /** The lab's ICC profile, a file; one of no printer is not taken. */
  readonly profile: string | undefined;
};

export type RenderRequest = PhotoRequest | PagesRequest;

export type RenderResult = Omit<RenderedBytes, 'renderer'>;

export type RenderAnswer =
  | { readonly kind: 'rendered'; readonly result: RenderResult; readonly peakBytes: number }
  | { readonly kind: 'failed'; readonly reason: string };
