/** Kept for an hour in files whose names cannot be guessed. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { ToolboxResult } from '../../core/domain/toolbox/toolbox-result.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { ToolboxDownload } from '../../core/ports/toolbox.ts';
import { createAnswerCache } from '../shared/answer-cache.ts';

export type ToolboxResults = {
  readonly keep: (
    result: Pick<ToolboxResult, 'name' | 'type'>,
    bytes: Uint8Array,
  ) => Promise<ToolboxResult>;
  /** Undefined when no result has that id, or it has expired. */
  readonly find: (id: string) => Promise<ToolboxDownload | undefined>;
};

const seconds = 3_600;
/** With their bytes together: 1 GB. */
const capacity = 2_000;
const mostBytes = 1_000_000_000;

/** They end with the process: the folder is emptied first. */
export const toolboxResults = (folder: string, clock: Clock): ToolboxResults => {
  const fileOf = (id: string): string => join(folder, id);
  const results = createAnswerCache<ToolboxResult>({
    clock,
    seconds,
    bounds: {
      entries: capacity,
      bytes: mostBytes,
      sizeOf: ({ byteCount }) => Math.max(1, byteCount),
    },
    dropped: (_, id) => void rm(fileOf(id), { force: true }).catch(() => undefined),
  });
  let emptied: Promise<unknown> | undefined;
  const empty = async (): Promise<void> => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
  };
  return {
    keep: async ({ name, type }, bytes) => {
      emptied ??= empty().catch((error: unknown) => {
        // The next one who brings a file tries again.
        emptied = undefined;
        throw error;
      });
      await emptied;
      const id = randomUUID();
      const result = { id, name, type, byteCount: bytes.byteLength };
      await writeFile(fileOf(id), bytes);
      results.keep(id, result);
      return result;
    },
    find: async (id) => {
      const result = results.find(id)?.answer;
      if (result === undefined) return undefined;
      // A file evicted while it was asked for is as good as one that never was.
      const bytes = await readFile(fileOf(id)).catch(() => undefined);
      return bytes && { ...result, bytes: new Uint8Array(bytes) };
    },
  };
};
