import type {
  FileConversion,
  ImageOptimization,
  PdfConversion,
} from '../domain/toolbox/toolbox-request.ts';
import type { ToolboxResult } from '../domain/toolbox/toolbox-result.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';

/** A PDF may be locked by a password, or have too many pages, or too large ones. */
export type ToolboxError =
  | {
      readonly kind: 'file-unreadable' | 'file-locked' | 'too-many-pages';
      readonly name: string;
    }
  | Outage<'toolbox-unavailable'>;

/** The id does not exist (any more), or no answer. */
export type ToolboxDownloadError =
  | { readonly kind: 'result-not-found'; readonly id: string }
  | Outage<'toolbox-unavailable'>;

export type ToolboxDownload = ToolboxResult & { readonly bytes: Uint8Array };

/** Storefront §7, `toolbox-*`. Requests were checked before; results are kept for a while. */
export type Toolbox = {
  /** The picture as one of the wanted type. */
  readonly convertFile: (request: FileConversion) => TE.TaskEither<ToolboxError, ToolboxResult>;
  /** One picture a page, in their order. */
  readonly convertPdf: (
    request: PdfConversion,
  ) => TE.TaskEither<ToolboxError, readonly [ToolboxResult, ...ToolboxResult[]]>;
  /** The picture in fewer bytes, where its quality allows. */
  readonly optimizeImage: (
    request: ImageOptimization,
  ) => TE.TaskEither<ToolboxError, ToolboxResult>;
  /** A result by its id. */
  readonly download: (id: string) => TE.TaskEither<ToolboxDownloadError, ToolboxDownload>;
};

export type HasToolbox = { readonly toolbox: Toolbox };
