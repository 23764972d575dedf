import type { ToolboxBlock } from '../../../core/domain/content/blocks/toolbox.ts';
import type { BlockViewProps } from '../block-view.ts';
import { ToolboxSection } from './toolbox-section.tsx';

export const ToolboxBlockView = ({
  block: { headline, step },
  locale,
}: BlockViewProps<ToolboxBlock>) => (
  <ToolboxSection headline={headline} step={step} locale={locale} />
);
