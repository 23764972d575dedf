/** A folder for the databases that workers make once and copy; it goes with all that is in it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of this run's databases. */
    readonly databases: string;
  }
}

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'passepartout-databases-'));
  project.provide('databases', folder);
  return () => rm(folder, { recursive: true, force: true });
};
