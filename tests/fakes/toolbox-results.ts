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
