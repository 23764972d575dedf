import { extraWorkingDays } from '../../../core/domain/delivery/production-days.ts';
import { deliveredPrice, shippingClassOf } from '../../../core/domain/delivery/shipping-cost.ts';
import { countryOf } from '../../../core/domain/locale/markets.ts';
import { printMoney } from '../../../core/domain/money/print-money.ts';
import { printPartWish } from '../../../core/domain/products/wall-picture/part-wish.ts';
import { selectionQuery } from '../../../core/domain/configurator/selection.ts';
import { printPairs, type QueryPair } from '../../../core/domain/query/query.ts';
import { Delivery } from '../../components/delivery/delivery.tsx';
import { Destination, type ShownElsewhere } from '../../components/destination/destination.tsx';
import { shownPrice } from '../../components/price/shown-price.ts';
import { useOwnPicture } from '../own-picture/own-picture-store.ts';
import { useShell } from '../shell/use-shell.ts';
import type { ProductDelivery } from './configurator-data.ts';
import { hiddenFieldsOf } from './hidden-fields.ts';
import type { ConfiguratorUse } from './use-configurator.ts';
import { useDelivery } from './use-delivery.ts';
import { useExpress } from './use-express.ts';

type PromisedDeliveryProps = {
  readonly delivery: ProductDelivery | undefined;
  readonly use: ConfiguratorUse;
};

/** How many working days the chosen picture takes more. */
const extraDaysOf = ({ article, state }: ConfiguratorUse): number =>
  extraWorkingDays({ ...article, format: state.format });

/** What is chosen, as an address of any shop says it. */
const pairsOf = ({ configurator, state, wish }: ConfiguratorUse): readonly QueryPair[] => [
  ...selectionQuery(configurator, state),
  ...printPartWish(wish),
];

type ElsewhereProps = { readonly delivery: ProductDelivery; readonly use: ConfiguratorUse };

/** What is shown of the country that was chosen; undefined while it is the page's own. */
const useShownElsewhere = (use: ConfiguratorUse): ShownElsewhere | undefined => {
  const found = use.elsewhere;
  const known = typeof found === 'string' ? undefined : found;
  const promise = useDelivery(known?.promise, extraDaysOf(use));
  const { moneyStyle: ownStyle } = useShell();
  const express = useExpress(use, known, known?.moneyStyle ?? ownStyle);
  const own = useOwnPicture();
  if (known === undefined) return typeof found === 'string' ? found : undefined;
  const { country, language, price, costs, moneyStyle, shippingHref, locale } = known;
  if (typeof price === 'string') return price;
  const shipping = costs[shippingClassOf(use.state.format)];
  const delivered = deliveredPrice(price.priceCurrent, shipping);
  return {
    country,
    language,
    price: shownPrice(moneyStyle, price),
    shippingCost: printMoney(moneyStyle, shipping),
    delivered: delivered && printMoney(moneyStyle, delivered),
    shippingHref,
    promise,
    express,
    href: `${known.href}?${printPairs(pairsOf(use))}`,
    locale,
    hasOwnPicture: own.state.kind === 'shown',
  };
};

/** The choice of another country, and what it comes to. */
const Elsewhere = ({ delivery, use }: ElsewhereProps) => {
  const { locale } = useShell();
  return (
    <Destination
      countries={delivery.countries}
      chosen={delivery.elsewhere?.code ?? countryOf(locale)}
      hiddenFields={hiddenFieldsOf(pairsOf(use))}
      elsewhere={useShownElsewhere(use)}
    />
  );
};

/**
 * The promise by itself: when the browser's time joins, the page around it is not drawn anew, for a
 * dialog whose script is still on its way would lose what was typed into it.
 */
export const PromisedDelivery = ({ delivery, use }: PromisedDeliveryProps) => (
  <>
    <Delivery promise={useDelivery(delivery?.promise, extraDaysOf(use))} />
    {delivery !== undefined && delivery.countries.length > 0 && (
      <Elsewhere delivery={delivery} use={use} />
    )}
  </>
);
