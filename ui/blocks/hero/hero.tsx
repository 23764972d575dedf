import type { HeroBlock } from '../../../core/domain/content/blocks/hero.ts';
import { sourceAttributes } from '../../../core/domain/image/attributes.ts';
import { Hero } from '../../components/hero/hero.tsx';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { resolvedLink, type HeadBlockViewProps } from '../block-view.ts';

export const HeroBlockView = ({
  block,
  resolveLink,
  isHead = false,
}: HeadBlockViewProps<HeroBlock>) => {
  const { headline, text, picture, video, link } = block;
  return (
    <PageSection>
      <Hero
        level={isHead ? 1 : 2}
        headline={headline}
        text={text}
        link={resolvedLink(resolveLink, link)}
        video={video}
        picture={{
          ...sourceAttributes('teaser', picture.source),
          phone: sourceAttributes('teaser-small', picture.source),
          alt: picture.alternative,
          isFirst: isHead,
        }}
      />
    </PageSection>
  );
};
