import type { CardOverviewBlock } from '../../../../../core/domain/products/card/card-overview-block.ts';
import { designOverviewMessages } from '../../../../blocks/design-overview/messages.ts';
import type { LiveDesignOverviewBlock } from '../../../../blocks/design-overview/shown-overview.ts';
import type { LiveBlockSource, LiveView } from '../../../../blocks/live-view.ts';
import { buttonMessages } from '../../../../components/button/messages.ts';
import { noticeMessages } from '../../../../components/notice/messages.ts';
import { priceMessages } from '../../../../components/price/messages.ts';
import { wishButtonMessages } from '../../../../components/wish-button/messages.ts';
import type { CardOverviewData } from './loader.ts';
import { shownOverview } from './shown-overview.ts';

type Source = LiveBlockSource<CardOverviewBlock> & {
  readonly data: CardOverviewData | undefined;
};

/** Designs for browsers, which filter them in place and load more below. */
export const liveCardOverview: LiveView<Source, LiveDesignOverviewBlock> = {
  tables: [
    buttonMessages,
    designOverviewMessages,
    noticeMessages,
    priceMessages,
    wishButtonMessages,
  ],
  of: ({ data, ...source }) =>
    data && { kind: 'design-overview', shown: shownOverview({ ...source, data }) },
};
