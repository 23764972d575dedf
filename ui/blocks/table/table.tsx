import type { TableBlock } from '../../../core/domain/content/blocks/table.ts';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { Table } from '../../components/table/table.tsx';
import type { BlockViewProps } from '../block-view.ts';

export const TableBlockView = ({
  block: { caption, hasRowNames, cells },
}: BlockViewProps<TableBlock>) => (
  <PageSection>
    <Table caption={caption} hasRowNames={hasRowNames} {...cells} />
  </PageSection>
);
