/** What is asked of the process that makes print files, and what it answers: plain data. */
import type { OrderedPhoto } from '../../core/domain/order/order.ts';
import type { RenderedBytes } from '../../core/domain/print/print-ticket.ts';
import type { WallPicture } from '../../core/domain/products/wall-picture/wall-picture.ts';

export type RenderRequest = {
  /** Files. */
  readonly original: string;
  readonly output: string;
  readonly picture: WallPicture;
  readonly photo: Pick<OrderedPhoto, 'digest' | 'size' | 'orientation' | 'crop'>;
  readonly type: RenderedBytes['type'];
  /** The lab's ICC profile, a file; without it sRGB. */
  readonly profile: string | undefined;
};

export type RenderResult = Omit<RenderedBytes, 'renderer'>;

export type RenderAnswer =
  | { readonly kind: 'rendered'; readonly result: RenderResult; readonly peakBytes: number }
  | { readonly kind: 'failed'; readonly reason: string };
