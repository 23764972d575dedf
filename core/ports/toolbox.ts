import type {
  FileConversion,
  ImageOptimization,
  PdfConversion,
} from '../domain/toolbox/toolbox-request.ts';
import type { ToolboxResult } from '../domain/toolbox/toolbox-result.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';

/**
 * Why the toolbox made nothing: `file-unreadable` where a file begins as its type does and breaks
 * off or is locked by a password; `toolbox-unavailable` where the service did not answer.
 */
export type ToolboxError =
  | { readonly kind: 'file-unreadable'; readonly name: string }
  | Outage<'toolbox-unavailable'>;

/** Why there is nothing to download: the id does not exist (any more), or no answer. */
export type ToolboxDownloadError =
  | { readonly kind: 'result-not-found'; readonly id: string }
  | Outage<'toolbox-unavailable'>;

/** A result with its bytes. */
export type ToolboxDownload = ToolboxResult & { readonly bytes: Uint8Array };

/**
 * The toolbox (storefront §7: `toolbox-convert-file`, `toolbox-convert-pdf`,
 * `toolbox-optimize-image`, `toolbox-download`). Requests were checked before; results are kept for
 * a while and fetched by their id.
 */
export type Toolbox = {
  /** The picture as one of the wanted type. */
  readonly convertFile: (request: FileConversion) => TE.TaskEither<ToolboxError, ToolboxResult>;
  /** One picture a page, in the order of the pages. */
  readonly convertPdf: (
    request: PdfConversion,
  ) => TE.TaskEither<ToolboxError, readonly [ToolboxResult, ...ToolboxResult[]]>;
  /** The picture in fewer bytes, if that goes at the wanted quality. */
  readonly optimizeImage: (
    request: ImageOptimization,
  ) => TE.TaskEither<ToolboxError, ToolboxResult>;
  /** A result that was made before, by its id. */
  readonly download: (id: string) => TE.TaskEither<ToolboxDownloadError, ToolboxDownload>;
};

/** An environment that has the toolbox. */
export type HasToolbox = { readonly toolbox: Toolbox };
