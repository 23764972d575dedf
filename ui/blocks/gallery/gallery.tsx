import type { GalleryBlock } from '../../../core/domain/content/blocks/gallery.ts';
import { sourceAttributes } from '../../../core/domain/image/attributes.ts';
import { Gallery } from '../../components/gallery/gallery.tsx';
import { PageSection } from '../../components/page-section/page-section.tsx';
import type { BlockViewProps } from '../block-view.ts';

export const GalleryBlockView = ({ block }: BlockViewProps<GalleryBlock>) => (
  <PageSection headline={block.headline}>
    <Gallery
      items={block.items.map(({ picture, caption }) => ({
        picture: { ...sourceAttributes('motif', picture.source), alt: picture.alternative },
        large: sourceAttributes('magnify', picture.source),
        caption,
      }))}
    />
  </PageSection>
);
