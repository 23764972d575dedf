import type { MaterialComparisonBlock } from '../../../core/domain/content/blocks/material-comparison.ts';
import type { LiveBlockSource, LiveComparisonBlock } from '../live-block.ts';
import { shownComparison } from './comparison.ts';
import type { MaterialComparisonData } from './loader.ts';

/** For browsers, which may show the shopper's own picture. */
export const liveComparison = (
  source: LiveBlockSource<MaterialComparisonBlock> & {
    readonly data: MaterialComparisonData | undefined;
  },
): LiveComparisonBlock => ({ kind: 'comparison', comparison: shownComparison(source) });
