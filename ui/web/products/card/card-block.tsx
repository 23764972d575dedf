import type { CardBlock } from '../../../../core/domain/products/card/card-block.ts';
import type { BlockViewProps } from '../../../blocks/block-view.ts';
import { PageSection } from '../../../components/page-section/page-section.tsx';

/** Where no design is named: only the address of a design's own page does. */
export const CardBlockView = ({ block, resolveLink }: BlockViewProps<CardBlock>) => {
  const { id, headline, sampleText, moreLink } = block;
  const more = moreLink && resolveLink(moreLink.url);
  return (
    <PageSection headline={headline} id={id}>
      <p>{sampleText}</p>
      {moreLink && more && (
        <p>
          <a href={more.href}>{moreLink.text}</a>
        </p>
      )}
    </PageSection>
  );
};
