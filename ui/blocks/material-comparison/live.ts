import type { MaterialComparisonBlock } from '../../../core/domain/content/blocks/material-comparison.ts';
import type { LiveBlockSource, LiveComparisonBlock } from '../live-block.ts';
import { shownComparison } from './comparison.ts';
import type { MaterialComparisonData } from './loader.ts';

/** A comparison for browsers, which may show a picture of the shopper's own. */
export const liveComparison = (
  source: LiveBlockSource<MaterialComparisonBlock> & {
    readonly data: MaterialComparisonData | undefined;
  },
): LiveComparisonBlock => ({ kind: 'comparison', comparison: shownComparison(source) });
