import { useEffect } from 'react';

import { ComparisonSection } from '../../blocks/material-comparison/comparison-section.tsx';
import type { LiveComparisonBlock } from '../../blocks/material-comparison/live.ts';
import type { ShownMaterial } from '../../blocks/material-comparison/comparison.ts';
import { showKeptPicture, useOwnPicture } from '../own-picture/own-picture-store.ts';
import { useShell } from '../islands/use-shell.ts';
import type { PageData } from '../wire/page-data.ts';
import { liveBlockOf } from './live-block-of.ts';

/** Shows the shopper's own picture on each material, where this device keeps one. */
const LiveComparison = ({ block }: { readonly block: LiveComparisonBlock }) => {
  const { locale } = useShell();
  const { state, tools } = useOwnPicture();
  useEffect(showKeptPicture, []);
  const ownOf =
    state.kind === 'shown' && tools !== undefined
      ? ({ name, object }: ShownMaterial) => {
          const article = { materialType: object.material, frameType: object.frame };
          const look = tools.lookOf(state, article, object.format, locale);
          const motif = look && { ...look.picture, alt: `${name}, ${look.alternative}` };
          return look && motif && { motif, crop: look.front };
        }
      : undefined;
  return <ComparisonSection {...block.comparison} ownOf={ownOf} />;
};

export const draw = (page: PageData, id: string) => {
  const block = liveBlockOf(page, id, 'comparison');
  return block && <LiveComparison block={block} />;
};
