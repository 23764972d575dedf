import { loadedBlock } from '../../../../blocks/draw-blocks.tsx';
import type { OverviewOnServer } from '../../design-overview.ts';
import { CardOverviewBlockView } from './card-overview-block.tsx';
import { liveCardOverview } from './live.ts';
import { loadCardOverview } from './loader.ts';
import { overviewAddress } from './overview-address.ts';
import { pageInOwnWords } from './page-head.ts';

/** The server's part of the overview of cards. */
export const cardOverviewOnServer: OverviewOnServer = {
  block: loadedBlock({
    load: loadCardOverview,
    View: CardOverviewBlockView,
    live: liveCardOverview,
    isShared: (data) => data?.isShared !== false,
  }),
  address: overviewAddress,
  inOwnWords: pageInOwnWords,
};
