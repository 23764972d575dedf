/** PDFium as WebAssembly: whatever is in a PDF, it reaches nothing but its own memory. */
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

import { toolboxLimits } from '../../core/domain/toolbox/toolbox-table.ts';
import { encoded } from './optimize-picture.ts';
import type { DrawnPdf, PdfDrawingRequest } from './pdf-task.ts';

/** Of a page, 25 million: A3 with 300 dots per inch. A larger one is drawn with fewer dots. */
const mostPixels = 25_000_000;

/** PDF measures pages in points. */
const pointsPerInch = 72;

type Page = ReturnType<Awaited<ReturnType<PDFiumLibrary['loadDocument']>>['getPage']>;

const drawnPage = async (
  page: Page,
  { to, dotsPerInch }: PdfDrawingRequest,
): Promise<Uint8Array> => {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(
    dotsPerInch / pointsPerInch,
    Math.sqrt(mostPixels / Math.max(1, originalWidth * originalHeight)),
  );
  const { data } = await page.render({
    scale,
    render: async ({ data: pixels, width, height }) => {
      const picture = sharp(pixels, { raw: { width, height, channels: 4 } })
        .flatten({ background: 'white' })
        .withMetadata({ density: scale * pointsPerInch });
      const file = to === 'png' ? picture.png() : encoded(picture, to, toolboxLimits.quality.usual);
      if (file === undefined) throw new Error(`Pages are not drawn as ${to}.`);
      return file.toBuffer();
    },
  });
  return data;
};

let library: Promise<PDFiumLibrary> | undefined;

/** Draws each page on white. */
export const drawPdf = async (request: PdfDrawingRequest): Promise<DrawnPdf> => {
  library ??= PDFiumLibrary.init();
  const pdfium = await library;
  const document = await pdfium
    .loadDocument(request.bytes)
    .catch((error: unknown) => String(error));
  if (typeof document === 'string')
    return { kind: /password|security/iu.test(document) ? 'locked' : 'unreadable' };
  try {
    const count = document.getPageCount();
    if (count === 0) return { kind: 'unreadable' };
    if (count > toolboxLimits.pages) return { kind: 'too-many-pages' };
    const pages: Uint8Array[] = [];
    for (let index = 0; index < count; index += 1)
      pages.push(await drawnPage(document.getPage(index), request));
    return { kind: 'pages', pages };
  } catch {
    return { kind: 'unreadable' };
  } finally {
    document.destroy();
  }
};
