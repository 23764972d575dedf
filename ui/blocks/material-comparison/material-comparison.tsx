import type { MaterialComparisonBlock } from '../../../core/domain/content/blocks/material-comparison.ts';
import { useText } from '../../messages/text.tsx';
import type { LoadedBlockViewProps } from '../draw-blocks.tsx';
import { ComparisonSection } from './comparison-section.tsx';
import { shownComparison } from './comparison.ts';
import type { MaterialComparisonData } from './loader.ts';

type ViewProps = LoadedBlockViewProps<MaterialComparisonBlock, MaterialComparisonData>;

export const MaterialComparisonBlockView = ({ block, data, resolveLink, locale }: ViewProps) => {
  const text = useText();
  return <ComparisonSection {...shownComparison({ block, data, resolveLink, locale, text })} />;
};
