import type { CardOverviewBlock } from '../../../../../core/domain/products/card/card-overview-block.ts';
import type { LiveBlockSource, LiveView } from '../../../../blocks/live-view.ts';
import { buttonMessages } from '../../../../components/button/messages.ts';
import { noticeMessages } from '../../../../components/notice/messages.ts';
import { priceMessages } from '../../../../components/price/messages.ts';
import { wishButtonMessages } from '../../../../components/wish-button/messages.ts';
import type { CardOverviewData } from './loader.ts';
import { cardOverviewMessages } from './messages.ts';
import { shownOverview, type ShownOverview } from './shown-overview.ts';

export type LiveCardOverviewBlock = {
  readonly kind: 'card-overview';
  /** The island stays when a filter leads to a page of its own. */
  readonly isLasting: true;
  readonly shown: ShownOverview;
};

type Source = LiveBlockSource<CardOverviewBlock> & {
  readonly data: CardOverviewData | undefined;
};

/** Designs for browsers, which filter them in place and load more below. */
export const liveCardOverview: LiveView<Source, LiveCardOverviewBlock> = {
  tables: [buttonMessages, cardOverviewMessages, noticeMessages, priceMessages, wishButtonMessages],
  of: ({ data, ...source }) =>
    data && { kind: 'card-overview', isLasting: true, shown: shownOverview({ ...source, data }) },
};
