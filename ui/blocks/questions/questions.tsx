import type { QuestionsBlock } from '../../../core/domain/content/blocks/questions.ts';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { Questions } from '../../components/questions/questions.tsx';
import type { BlockViewProps } from '../block-view.ts';

export const QuestionsBlockView = ({
  block,
  resolveLink,
  locale,
}: BlockViewProps<QuestionsBlock>) => (
  <PageSection headline={block.headline} width="text">
    <Questions items={block.items} resolveLink={resolveLink} locale={locale} />
  </PageSection>
);
