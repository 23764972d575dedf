/** What is rendered of an item of an order, and how it is described once its bytes are known. */
import type { OrderedPersonalisation } from '../../core/domain/order/order.ts';
import { dayOfOrder, pagesContent, pagesTicket } from '../../core/domain/print/pages-ticket.ts';
import {
  liesInPhoto,
  type ItemPlace,
  type PagesJob,
  type PhotoJob,
  type PrintFileType,
} from '../../core/domain/print/print-job.ts';
import { printedArtworks } from '../../core/domain/print/printed-artworks.ts';
import {
  printedContent,
  printTicket,
  type RenderedBytes,
} from '../../core/domain/print/print-ticket.ts';
import type { HolidaysOf } from '../../core/domain/time/holidays.ts';
import { E } from '../../core/fp.ts';
import type { PageOriginal, PagesRequest, RenderRequest, SheetFileType } from './rendering.ts';

export type PrintSettings = {
  /** Of photos on sheets. */
  readonly type: SheetFileType;
  /** The lab's ICC profile, a file; without it sRGB, and for pages a proof press. */
  readonly profile: string | undefined;
};

export type RenderingSettings = PrintSettings & {
  /** Undefined where an original is not there. */
  readonly originalFile: (uploadId: string) => Promise<string | undefined>;
  readonly holidaysOf: HolidaysOf;
};

/** Why there is no file; `never`: trying again does not help. */
export type PrintFailure = { readonly reason: string; readonly again: 'later' | 'never' };

export const failure = (
  reason: string,
  again: PrintFailure['again'] = 'later',
): E.Either<PrintFailure, never> => E.left({ reason, again });

export type Rendering = {
  readonly type: PrintFileType;
  /** What is printed, as text: equal texts are equal files. */
  readonly content: string;
  /** Asks the process for it; `id`: hexadecimal digits that name content and renderer. */
  readonly request: (output: string, id: string) => Promise<E.Either<PrintFailure, RenderRequest>>;
  readonly ticket: (place: ItemPlace, bytes: RenderedBytes) => string;
};

const photoRendering = (
  job: PhotoJob,
  { type, profile, originalFile }: RenderingSettings,
): E.Either<PrintFailure, Rendering> => {
  const { picture, photo } = job;
  if (!liesInPhoto(photo)) return failure('the crop leaves the photo', 'never');
  return E.right({
    type,
    content: printedContent(job),
    request: async (output) => {
      const original = await originalFile(photo.uploadId);
      return original === undefined
        ? failure('no original', 'never')
        : E.right({ kind: 'photo', original, output, picture, photo, type, profile });
    },
    ticket: (place, bytes) => printTicket(place, job, bytes),
  });
};

/** By their uploads; undefined where one is not there. */
const originalsOf = async (
  photos: OrderedPersonalisation['photos'],
  { originalFile }: RenderingSettings,
): Promise<PagesRequest['originals'] | undefined> => {
  const found = new Map<string, PageOriginal>();
  for (const { uploadId, digest, size, orientation } of photos) {
    const file = await originalFile(uploadId);
    if (file === undefined) return undefined;
    found.set(uploadId, { file, digest, size, orientation });
  }
  return Object.fromEntries(found);
};

const pagesRendering = (
  job: PagesJob,
  settings: RenderingSettings,
): E.Either<PrintFailure, Rendering> => {
  const { label, locale, placedAt, personal } = job;
  const artworks = printedArtworks(job, settings.holidaysOf);
  if (artworks === undefined) return failure('no pages', 'never');
  return E.right({
    type: 'pdf',
    content: pagesContent(job, artworks),
    request: async (output, id) => {
      const originals = await originalsOf(personal?.photos ?? [], settings);
      if (originals === undefined) return failure('no original', 'never');
      return E.right({
        kind: 'pages',
        output,
        artworks,
        originals,
        title: label.name,
        locale,
        day: dayOfOrder(placedAt),
        id,
        profile: settings.profile,
      });
    },
    ticket: (place, bytes) => pagesTicket(place, job, artworks, bytes),
  });
};

/** Of a job that was queued before there were others than photos, too: it has no kind. */
export const renderingOf = (
  job: PhotoJob | PagesJob,
  settings: RenderingSettings,
): E.Either<PrintFailure, Rendering> =>
  job.kind === 'pages' ? pagesRendering(job, settings) : photoRendering(job, settings);
