import type { ImageTextBlock } from '../../../core/domain/content/blocks/image-text.ts';
import { sourceAttributes } from '../../../core/domain/image/attributes.ts';
import { ImageText } from '../../components/image-text/image-text.tsx';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { resolvedLink, type BlockViewProps } from '../block-view.ts';

export const ImageTextBlockView = ({
  block: { id, headline, text, picture, pictureSide, link },
  resolveLink,
  locale,
}: BlockViewProps<ImageTextBlock>) => (
  <PageSection id={id}>
    <ImageText
      headline={headline}
      side={pictureSide}
      link={resolvedLink(resolveLink, link)}
      picture={{
        ...sourceAttributes('motif', picture.source),
        phone: sourceAttributes('motif-small', picture.source),
        alt: picture.alternative,
      }}
    >
      <RichText text={text} resolveLink={resolveLink} locale={locale} />
    </ImageText>
  </PageSection>
);
