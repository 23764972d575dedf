import type { LiveCountdownBlock } from './countdown/live.ts';
import type { LiveDesignOverviewBlock } from './design-overview/shown-overview.ts';
import type { LiveComparisonBlock } from './material-comparison/live.ts';
import type { LiveNewsletterBlock } from './newsletter/live.ts';
import type { LivePictureSetsBlock } from './picture-sets/live.ts';
import type { LiveToolboxBlock } from './toolbox/live.ts';

/** Plain data from which the island of that name makes a block live; it travels with its page. */
export type LiveBlock =
  | LiveComparisonBlock
  | LiveCountdownBlock
  | LiveDesignOverviewBlock
  | LiveNewsletterBlock
  | LivePictureSetsBlock
  | LiveToolboxBlock;
