import { formatWithUnit } from '../../../core/domain/format/format.ts';
import { wishFieldsOfHandOff } from '../../../core/domain/wishlist/wishlist-forms.ts';
import { BuyBar } from '../../components/buy-bar/buy-bar.tsx';
import { PriceNote } from '../../components/price/price.tsx';
import { shownPrice } from '../../components/price/shown-price.ts';
import { WishButton } from '../../components/wish-button/wish-button.tsx';
import type { OwnPictureLook } from '../own-picture/own-picture-look.ts';
import type { OwnPictureTools } from '../own-picture/own-picture-tools.ts';
import { useShell } from '../shell/use-shell.ts';
import type { ConfiguratorData } from './configurator-data.ts';
import { priceOfUse } from './chosen-parts.ts';
import { printedShipping } from './shipping-note.ts';
import type { ConfiguratorUse } from './use-configurator.ts';
import { useHandOff } from './use-hand-off.ts';

type WayOnProps = {
  readonly product: Pick<ConfiguratorData, 'designer' | 'designerBase' | 'startLabel' | 'delivery'>;
  readonly use: ConfiguratorUse;
  readonly look: OwnPictureLook | undefined;
  readonly tools: OwnPictureTools | undefined;
};

/** What can be done with a choice: wish for it, or go on with it. */
export const WayOn = ({ product, use, look, tools }: WayOnProps) => {
  const { channel, locale, moneyStyle, shippingHref } = useShell();
  const href = useHandOff(use, product.designerBase);
  const { format } = use.state;
  const { price } = priceOfUse(use);
  const shown = price && shownPrice(moneyStyle, price);
  return (
    <>
      <WishButton
        locale={locale}
        fields={wishFieldsOfHandOff(product.designer, format.unit, href)}
      />
      <BuyBar
        href={href}
        onGo={
          look && (() => tools?.handOver({ href, crop: look.crop, scope: { channel, locale } }))
        }
        label={product.startLabel}
        chosen={formatWithUnit(locale, format)}
        price={shown}
        note={
          shown && (
            <PriceNote
              price={{ current: shown.current }}
              shippingHref={shippingHref}
              shippingCost={printedShipping(product, moneyStyle, format)}
            />
          )
        }
      />
    </>
  );
};
