import type { RichTextBlock } from '../../../core/domain/content/blocks/rich-text.ts';
import { marketOf } from '../../../core/domain/locale/markets.ts';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import type { BlockViewProps } from '../block-view.ts';
import styles from './rich-text.module.css';

/** Links lead to it by the block's id; only in its markets, as others share the story. */
export const RichTextBlockView = ({
  block,
  resolveLink,
  locale,
}: BlockViewProps<RichTextBlock>) => {
  if (block.markets?.includes(marketOf(locale)) === false) return null;
  const text = <RichText text={block.text} resolveLink={resolveLink} locale={locale} />;
  return (
    <PageSection id={block.id} headline={block.headline} width="text">
      {block.isBoxed === true ? <div className={styles['box']}>{text}</div> : text}
    </PageSection>
  );
};
