/** What is written into the content service, kept in memory: for several processes, too. */
import type { ContentWrite } from '../../adapters/postgres/stores/content-writes.ts';
import type { WriteStore } from '../../server/embedded/content/keeper.ts';

/** A store without a database. */
export const memoryWriteStore = (): WriteStore => {
  let rows: readonly ContentWrite[] = [];
  let last = 0;
  const since = (revision: number) => rows.filter((row) => row.revision > revision);
  return {
    since: async (revision) => since(revision),
    write: async (revision, decide) => {
      for (const write of decide(since(revision))) {
        last += 1;
        rows = [...rows.filter(({ uuid }) => uuid !== write.uuid), { ...write, revision: last }];
      }
      return since(revision);
    },
  };
};
