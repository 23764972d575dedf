/** What is asked of the process that makes print files, and what it answers: plain data. */
import type { OrderedPhoto } from '../../core/domain/order/order.ts';
import type { RenderedBytes } from '../../core/domain/print/print-ticket.ts';
import type { PrintedObject } from '../../core/domain/image/printed-object.ts';

export type RenderRequest = {
  /** Files. */
  readonly original: string;
  readonly output: string;
  readonly picture: PrintedObject;
  readonly photo: Pick<OrderedPhoto, 'digest' | 'size' | 'orientation' | 'crop'>;
  readonly type: RenderedBytes['type'];
  /** The lab's ICC profile, a file; without it sRGB. */
  readonly profile: string | undefined;
};

export type RenderResult = Omit<RenderedBytes, 'renderer'>;

export type RenderAnswer =
  | { readonly kind: 'rendered'; readonly result: RenderResult; readonly peakBytes: number }
  | { readonly kind: 'failed'; readonly reason: string };
