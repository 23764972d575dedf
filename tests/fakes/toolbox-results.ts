import type { DrawPdf } from '../../adapters/media/draw-pdf-in-thread.ts';
import type { ToolboxResults } from '../../adapters/media/toolbox-results.ts';
import type { ToolboxDownload } from '../../core/ports/toolbox.ts';

/** Results in memory, for as long as the test runs. */
export const memoryResults = (): ToolboxResults => {
  const kept: ToolboxDownload[] = [];
  return {
    keep: async ({ name, type }, bytes) => {
      const result = { id: `result-${kept.length}`, name, type, byteCount: bytes.byteLength };
      kept.push({ ...result, bytes });
      return result;
    },
    find: async (id) => kept.find((one) => one.id === id),
  };
};

/** For tests that send no PDF: to such a shop each one is broken. */
export const drawNoPdf: DrawPdf = async () => ({ kind: 'unreadable' });
