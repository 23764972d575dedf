import type { GuaranteeNoticeBlock } from '../../../core/domain/content/blocks/guarantee-notice.ts';
import { isInEuropeanUnion } from '../../../core/domain/locale/european-union.ts';
import { localeTable } from '../../../core/domain/locale/locales.ts';
import { GuaranteeNotice } from '../../components/guarantee-notice/guarantee-notice.tsx';
import { yourEuropeAddress } from '../../components/guarantee-notice/your-europe-code.ts';
import { PageSection } from '../../components/page-section/page-section.tsx';
import type { BlockViewProps } from '../block-view.ts';

/** Only where the law of the European Union holds: other markets share the stories. */
export const GuaranteeNoticeBlockView = ({
  block,
  locale,
  resolveLink,
}: BlockViewProps<GuaranteeNoticeBlock>) =>
  isInEuropeanUnion(localeTable[locale].market) ? (
    <PageSection width="text" id={block.id}>
      <GuaranteeNotice link={resolveLink(yourEuropeAddress)} />
    </PageSection>
  ) : null;
