import type { CalendarBlock } from '../../../../core/domain/products/calendar/calendar-block.ts';
import type { BlockViewProps } from '../../../blocks/block-view.ts';
import { PageSection } from '../../../components/page-section/page-section.tsx';

/** Beside another product that is live: a page has one that is chosen from. */
export const CalendarBlockView = ({
  block: { id, headline, startLabel },
}: BlockViewProps<CalendarBlock>) => (
  <PageSection headline={headline} id={id}>
    <p>{startLabel}</p>
  </PageSection>
);
