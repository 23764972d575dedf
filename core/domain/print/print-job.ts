/** What is printed of an order: a ticket for each of its items, a file where one is printed, and the hand-over of all of them. */
import type { ImageCrop } from '../image/cover-crop.ts';
import type { PrintedObject } from '../image/printed-object.ts';
import type { Channel } from '../locale/channel.ts';
import type { Locale } from '../locale/locales.ts';
import type { OrderedPersonalisation, OrderedPhoto, OrderEvent } from '../order/order.ts';
import type { Article } from '../products/article-key.ts';
import type { ProductLabel } from '../products/product.ts';

/** A photo on a sheet. */
export type PhotoJob = {
  readonly kind: 'photo';
  readonly article: Article;
  readonly picture: PrintedObject;
  readonly photo: OrderedPhoto;
  readonly quantity: number;
};

/** What an item is, as the lab is told. */
type NamedItem = {
  readonly article: Article;
  /** In words of the order's locale. */
  readonly label: ProductLabel;
  readonly quantity: number;
};

/** Pages of an artwork (`printedArtworks`). */
export type PagesJob = NamedItem & {
  readonly kind: 'pages';
  readonly channel: Channel;
  readonly locale: Locale;
  /** Milliseconds since 1970: its day dates the file. */
  readonly placedAt: number;
  readonly personal?: OrderedPersonalisation | undefined;
};

/** Nothing is printed of it, or nothing is known of what: a ticket alone says so. */
export type UnprintedJob = NamedItem & { readonly kind: 'not-printable' };

/** What is made of an item; frozen with its order. */
export type PrintJob = PhotoJob | PagesJob | UnprintedJob;

/** `item`: its place in the order. */
export type RenderTask = {
  readonly kind: 'render';
  readonly orderId: string;
  readonly orderNumber: string;
  readonly item: number;
  readonly job: PrintJob;
};

/** Names an item to the lab. */
export type ItemPlace = Pick<RenderTask, 'orderNumber' | 'item'>;

export type HandOverTask = {
  readonly kind: 'hand-over';
  readonly orderId: string;
  readonly orderNumber: string;
};

export type PrintTask = RenderTask | HandOverTask;

/** Of pictures, and of pages. */
export type PrintFileType = 'tiff' | 'jpeg' | 'pdf';

/** A file that was made. */
export type PrintFile = {
  /** Names the bytes: what was printed, and by which renderer. */
  readonly address: string;
  /** SHA-256 of its bytes, in hexadecimal digits. */
  readonly digest: string;
  readonly byteCount: number;
  readonly type: PrintFileType;
};

/** What the lab is given of an item: the production ticket, and a file where one is printed. */
export type PrintedFile = { readonly ticket: string } & (PrintFile | { readonly type: 'none' });

/** What came of a task, as its order is told; its event's key is the same each time it is told. */
export type PrintOutcome = {
  readonly key: string;
  readonly orderId: string;
  readonly event: OrderEvent;
};

/**
 * What an order is told of a task that was done or given up for the so many-th time (`round`) at an
 * instant, milliseconds since 1970.
 */
export const printOutcome = (
  task: PrintTask,
  {
    state,
    round,
    at,
  }: { readonly state: 'done' | 'dead'; readonly round: number; readonly at: number },
): PrintOutcome => {
  const { orderId } = task;
  const key = printTaskKey(task);
  const told = { key: `${key}/${round}`, at };
  const event: OrderEvent =
    task.kind === 'render'
      ? { kind: state === 'done' ? 'rendered' : 'render-dead', item: task.item, ...told }
      : { kind: state === 'done' ? 'handed-over' : 'hand-over-dead', ...told };
  return { key, orderId, event };
};

/** The task's key: asked for twice it is one task. */
export const printTaskKey = (task: PrintTask): string =>
  task.kind === 'render' ? `${task.orderId}/${task.item}` : `${task.orderId}/hand-over`;

/** Whether a crop lies within its photo, in whole pixels. */
export const liesInPhoto = ({
  size,
  crop: { left, top, width, height },
}: {
  readonly size: OrderedPhoto['size'];
  readonly crop: ImageCrop;
}): boolean =>
  [left, top, width, height].every(Number.isSafeInteger) &&
  Math.min(left, top) >= 0 &&
  Math.min(width, height) > 0 &&
  left + width <= size.width &&
  top + height <= size.height;

const minute = 60_000;

/** Attempts until somebody has to look at a task. */
const mostAttempts = { render: 4, 'hand-over': 12 } as const satisfies Record<
  PrintTask['kind'],
  number
>;

/**
 * Milliseconds from a failed attempt, counted from 1, to the next: a minute, then always twice as
 * long, an hour at most; undefined where it is given up.
 */
export const nextPrintAttempt = (kind: PrintTask['kind'], attempts: number): number | undefined =>
  attempts >= mostAttempts[kind]
    ? undefined
    : Math.min(60 * minute, minute * 2 ** Math.max(0, attempts - 1));
