import type { GiftVoucherBlock } from '../../../core/domain/content/blocks/gift-voucher.ts';
import { pictureAttributes } from '../../../core/domain/image/attributes.ts';
import { currencyOf } from '../../../core/domain/locale/locale-units.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { formatMoney } from '../../../core/domain/money/format-money.ts';
import { giftVoucherAmounts } from '../../../core/domain/voucher/gift-vouchers.ts';
import { voucherLook } from '../../../core/domain/voucher/voucher-artwork.ts';
import { voucherDesigns } from '../../../core/domain/voucher/voucher-designs.ts';
import { GiftForm } from '../../components/gift-form/gift-form.tsx';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { useText } from '../../messages/text.tsx';
import type { BlockViewProps } from '../block-view.ts';

/** Without its cents, which it has none of. */
const printWhole = (locale: Locale, minorUnits: number): string =>
  formatMoney(locale, { minorUnits, currency: currencyOf(locale) }).replace(/[.,]00(?=\D|$)/u, '');

export const GiftVoucherBlockView = ({ block, locale }: BlockViewProps<GiftVoucherBlock>) => {
  const text = useText();
  const { offered, minimum, maximum } = giftVoucherAmounts[currencyOf(locale)];
  return (
    <PageSection headline={block.headline} width="text" id={block.id}>
      <GiftForm
        step={block.step}
        amounts={offered.map((minorUnits) => ({
          value: String(minorUnits / 100),
          name: printWhole(locale, minorUnits),
        }))}
        bounds={{ least: printWhole(locale, minimum), most: printWhole(locale, maximum) }}
        designs={voucherDesigns.map((design) => ({
          design,
          picture: (
            <Picture
              {...pictureAttributes('tile', voucherLook(locale, design))}
              alt={text(`gift.design.${design}`)}
              fit="cover"
            />
          ),
        }))}
      />
    </PageSection>
  );
};
