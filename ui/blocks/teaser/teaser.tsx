import type { TeaserBlock } from '../../../core/domain/content/blocks/teaser.ts';
import { sourceAttributes } from '../../../core/domain/image/attributes.ts';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { Teaser } from '../../components/teaser/teaser.tsx';
import { resolvedLink, type HeadBlockViewProps } from '../block-view.ts';

export const TeaserBlockView = ({
  block,
  resolveLink,
  isHead = false,
  note,
  action,
}: HeadBlockViewProps<TeaserBlock>) => {
  const { headline, text, picture, link } = block;
  return (
    <PageSection>
      <Teaser
        level={isHead ? 1 : 2}
        headline={headline}
        text={text}
        note={note}
        action={action}
        link={resolvedLink(resolveLink, link)}
        picture={
          picture && {
            ...sourceAttributes('head', picture.source),
            phone: sourceAttributes('teaser-small', picture.source),
            alt: picture.alternative,
            isFirst: isHead,
          }
        }
      />
    </PageSection>
  );
};
