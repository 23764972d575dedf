import type { WithdrawalBlock } from '../../../core/domain/content/blocks/withdrawal.ts';
import { localeTable, marketTable } from '../../../core/domain/locale/locales.ts';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { WithdrawalForm } from '../../components/withdrawal-form/withdrawal-form.tsx';
import type { BlockViewProps } from '../block-view.ts';

export const WithdrawalBlockView = ({ block, locale }: BlockViewProps<WithdrawalBlock>) => {
  const { timeZone } = marketTable[localeTable[locale].market];
  const printer = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone,
  });
  return (
    <PageSection headline={block.headline} width="text" id={block.id}>
      <WithdrawalForm step={block.step} printTime={(instant) => printer.format(instant)} />
    </PageSection>
  );
};
