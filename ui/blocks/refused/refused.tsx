import type { RefusedBlock } from '../../../core/domain/content/blocks/refused.ts';
import { Notice } from '../../components/notice/notice.tsx';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { useText } from '../../messages/text.tsx';
import type { BlockViewProps } from '../block-view.ts';

/** The reason is in English, as in the log. */
const RefusedNotice = ({ component, reason }: RefusedBlock) => {
  const text = useText();
  return (
    <PageSection>
      <Notice
        tone="warning"
        title={text('refused.title', { component: component === '' ? '?' : component })}
      >
        <p>{text('refused.text')}</p>
        <p lang="en">{reason}</p>
      </Notice>
    </PageSection>
  );
};

/** Tells editors why a block did not decode; shoppers see nothing. */
export const RefusedBlockView = ({ block, isEditing }: BlockViewProps<RefusedBlock>) =>
  isEditing && <RefusedNotice {...block} />;
