import { memoLoad } from '../../../navigation/memo-load.ts';
import type { RegisteredOverview } from '../../design-overview.ts';

/** The designs of cards, with filters. */
export const cardOverview: RegisteredOverview = {
  onServer:
    import.meta.env.SSR &&
    memoLoad(async () => (await import('./on-server.ts')).cardOverviewOnServer),
};
