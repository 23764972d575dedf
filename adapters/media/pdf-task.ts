import type { PdfConversion } from '../../core/domain/toolbox/toolbox-request.ts';

/** Plain data between the thread that draws PDFs and who asks it. */
export type PdfDrawingRequest = Pick<PdfConversion, 'to' | 'dotsPerInch'> & {
  readonly bytes: Uint8Array;
};

/** A picture a page, in their order; never none. */
export type DrawnPdf =
  | { readonly kind: 'pages'; readonly pages: readonly Uint8Array[] }
  | { readonly kind: 'unreadable' | 'locked' | 'too-many-pages' };
