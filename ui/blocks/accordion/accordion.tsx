import type { AccordionBlock } from '../../../core/domain/content/rich-text.ts';
import { Accordion } from '../../components/accordion/accordion.tsx';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { accordionItems } from '../../components/rich-text/rich-text.tsx';
import type { BlockViewProps } from '../block-view.ts';

export const AccordionBlockView = ({
  block,
  resolveLink,
  locale,
}: BlockViewProps<AccordionBlock>) => (
  <PageSection headline={block.headline} width="text">
    <Accordion items={accordionItems(block, { resolveLink, locale })} name={block.id} />
  </PageSection>
);
