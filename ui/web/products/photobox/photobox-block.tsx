import type { PhotoboxBlock } from '../../../../core/domain/products/photobox/photobox-block.ts';
import type { BlockViewProps } from '../../../blocks/block-view.ts';
import { PageSection } from '../../../components/page-section/page-section.tsx';

/** Beside another product that is live: a page has one that is chosen from. */
export const PhotoboxBlockView = ({
  block: { id, headline, startLabel },
}: BlockViewProps<PhotoboxBlock>) => (
  <PageSection headline={headline} id={id}>
    <p>{startLabel}</p>
  </PageSection>
);
