import type { InitialData } from '../../core/domain/content/initial-data.ts';
import { TE } from '../../core/fp.ts';
import type { InitialDataSource } from '../../core/ports/initial-data.ts';

/** The port with the same data for everybody. */
export const memoryInitialData = (data: InitialData): InitialDataSource => ({
  load: () => TE.right(data),
});

/** The port while the other application does not answer. */
export const failingInitialData = (): InitialDataSource => ({
  load: () => TE.left({ kind: 'initial-data-unavailable', reason: 'no answer' }),
});
