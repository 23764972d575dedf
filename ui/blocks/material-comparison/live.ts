import type { MaterialComparisonBlock } from '../../../core/domain/content/blocks/material-comparison.ts';
import { buttonMessages } from '../../components/button/messages.ts';
import { linkMessages } from '../../components/link/messages.ts';
import { noticeMessages } from '../../components/notice/messages.ts';
import { priceMessages } from '../../components/price/messages.ts';
import type { LiveBlockSource, LiveView } from '../live-view.ts';
import { shownComparison, type ShownComparison } from './comparison.ts';
import type { MaterialComparisonData } from './loader.ts';
import { materialComparisonMessages } from './messages.ts';

export type LiveComparisonBlock = {
  readonly kind: 'comparison';
  readonly comparison: ShownComparison;
};

type Source = LiveBlockSource<MaterialComparisonBlock> & {
  readonly data: MaterialComparisonData | undefined;
};

/** A comparison for browsers, which may show a picture of the shopper's own. */
export const liveComparison: LiveView<Source, LiveComparisonBlock> = {
  tables: [materialComparisonMessages, buttonMessages, linkMessages, noticeMessages, priceMessages],
  of: (source) => ({ kind: 'comparison', comparison: shownComparison(source) }),
};
