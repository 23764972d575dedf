import type { GuaranteeNoticeBlock } from '../../../core/domain/content/blocks/guarantee-notice.ts';
import { isInEuropeanUnion } from '../../../core/domain/locale/european-union.ts';
import { languageOf, marketOf } from '../../../core/domain/locale/markets.ts';
import { GuaranteeNotice } from '../../components/guarantee-notice/guarantee-notice.tsx';
import { yourEuropeAddresses } from '../../components/guarantee-notice/your-europe-code.ts';
import { PageSection } from '../../components/page-section/page-section.tsx';
import type { BlockViewProps } from '../block-view.ts';

/** Only where the law of the European Union holds: other markets share the stories. */
export const GuaranteeNoticeBlockView = ({
  block,
  locale,
  resolveLink,
}: BlockViewProps<GuaranteeNoticeBlock>) => {
  if (!isInEuropeanUnion(marketOf(locale))) return null;
  const address = yourEuropeAddresses[languageOf(locale)];
  const link = resolveLink(`https://${address}`);
  return (
    <PageSection width="text" id={block.id}>
      <GuaranteeNotice link={link && { ...link, text: address }} picture={block.picture} />
    </PageSection>
  );
};
