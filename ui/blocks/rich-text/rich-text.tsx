import type { RichTextBlock } from '../../../core/domain/content/blocks/rich-text.ts';
import { marketOf } from '../../../core/domain/locale/markets.ts';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import type { BlockViewProps } from '../block-view.ts';

/** Links lead to it by the block's id. */
export const RichTextBlockView = ({ block, resolveLink, locale }: BlockViewProps<RichTextBlock>) =>
  block.markets?.includes(marketOf(locale)) === false ? null : (
    <PageSection id={block.id} headline={block.headline} width="text">
      <RichText text={block.text} resolveLink={resolveLink} locale={locale} />
    </PageSection>
  );
