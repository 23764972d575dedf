import { blockBase, blockOf, constantField } from '../../content/story-codec.ts';
import type { CardOverviewPath } from './overview-address.ts';

/** The designs of cards, with filters. */
export type CardOverviewBlock = {
  readonly kind: 'design-overview';
  readonly id: string;
  /** What its page shows, as the address says; undefined in stories. */
  readonly path: CardOverviewPath | undefined;
};

export const cardOverviewCodec = blockOf<CardOverviewBlock>('DesignOverview', {
  ...blockBase('design-overview'),
  path: constantField<CardOverviewPath | undefined>(undefined),
});
