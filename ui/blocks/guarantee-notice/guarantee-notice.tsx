import type { GuaranteeNoticeBlock } from '../../../core/domain/content/blocks/guarantee-notice.ts';
import { isInEuropeanUnion } from '../../../core/domain/locale/european-union.ts';
import { languageOf, marketOf } from '../../../core/domain/locale/markets.ts';
import { GuaranteeNotice } from '../../components/guarantee-notice/guarantee-notice.tsx';
import { yourEuropeAddresses } from '../../components/guarantee-notice/your-europe-code.ts';
import { PageSection } from '../../components/page-section/page-section.tsx';
import type { BlockViewProps } from '../block-view.ts';

type NoticeProps = Pick<BlockViewProps<GuaranteeNoticeBlock>, 'block' | 'locale' | 'resolveLink'>;

/** Without a section of its own. */
const Within = ({ block, locale, resolveLink }: NoticeProps) => {
  const address = yourEuropeAddresses[languageOf(locale)];
  const link = resolveLink(`https://${address}`);
  return <GuaranteeNotice link={link && { ...link, text: address }} picture={block.picture} />;
};

/** Only where the law of the European Union holds: other markets share the stories. */
export const GuaranteeNoticeBlockView = (props: NoticeProps) =>
  isInEuropeanUnion(marketOf(props.locale)) && (
    <PageSection width="text" id={props.block.id}>
      <Within {...props} />
    </PageSection>
  );

/** Within another block. */
export const GuaranteeNoticeWithin = (props: NoticeProps) =>
  isInEuropeanUnion(marketOf(props.locale)) && <Within {...props} />;
