import type { UspBlock } from '../../../core/domain/content/blocks/usp.ts';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { UspList } from '../../components/usp-list/usp-list.tsx';
import type { BlockViewProps } from '../block-view.ts';
import { uspItems } from './usp-items.ts';

export const UspBlockView = ({ block, resolveLink }: BlockViewProps<UspBlock>) => (
  <PageSection>
    <UspList items={uspItems(block, resolveLink)} />
  </PageSection>
);
