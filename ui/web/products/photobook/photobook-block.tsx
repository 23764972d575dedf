import type { PhotobookBlock } from '../../../../core/domain/products/photobook/photobook-block.ts';
import type { BlockViewProps } from '../../../blocks/block-view.ts';
import { PageSection } from '../../../components/page-section/page-section.tsx';

/** Beside another product that is live: a page has one that is chosen from. */
export const PhotobookBlockView = ({
  block: { id, headline, startLabel },
}: BlockViewProps<PhotobookBlock>) => (
  <PageSection headline={headline} id={id}>
    <p>{startLabel}</p>
  </PageSection>
);
