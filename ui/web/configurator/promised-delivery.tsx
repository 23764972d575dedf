import { deliveredPrice } from '../../../core/domain/delivery/shipping-cost.ts';
import type { ShippingClass } from '../../../core/domain/delivery/tables/shipping-rates.ts';
import { countryOf } from '../../../core/domain/locale/markets.ts';
import { printPrice } from '../../../core/domain/money/price-style.ts';
import { printPairs, type QueryPairs } from '../../../core/domain/query/query.ts';
import { Delivery } from '../../components/delivery/delivery.tsx';
import { Destination, type ShownElsewhere } from '../../components/destination/destination.tsx';
import { shownPrice } from '../../components/price/shown-price.ts';
import { useOwnPicture } from '../own-picture/own-picture-store.ts';
import type { DeliveryPromise } from '../shell/load-delivery.ts';
import { useShell } from '../islands/use-shell.ts';
import { hiddenFieldsOf } from '../../components/choice/hidden-fields.ts';
import type { KnownElsewhere, ProductDelivery } from './product-delivery.ts';
import { useDelivery } from './use-delivery.ts';
import { useExpress } from './use-express.ts';

export type DeliveredArticle = {
  readonly size: ShippingClass;
  /** Working days in addition to the usual ones. */
  readonly extraDays: number;
  readonly goesByExpress: boolean;
  /** The selection, in a form that any shop's address understands. */
  readonly pairs: QueryPairs;
  readonly elsewhere: KnownElsewhere;
};

/** Undefined while the page's own country is chosen. */
const useShownElsewhere = (article: DeliveredArticle): ShownElsewhere | undefined => {
  const { elsewhere: found, size, pairs, extraDays } = article;
  const known = typeof found === 'string' ? undefined : found;
  const promise = useDelivery(known?.promise, extraDays);
  const { moneyStyle: ownStyle } = useShell();
  const express = useExpress(article, known, known?.moneyStyle ?? ownStyle);
  const own = useOwnPicture();
  if (known === undefined) return typeof found === 'string' ? found : undefined;
  const { country, language, price, costs, moneyStyle, shippingHref, locale } = known;
  if (typeof price === 'string') return price;
  const shipping = costs[size];
  const delivered = deliveredPrice(price.priceCurrent, shipping);
  return {
    country,
    language,
    price: shownPrice(moneyStyle, price),
    shippingCost: printPrice(moneyStyle, shipping),
    delivered: delivered && printPrice(moneyStyle, delivered),
    shippingHref,
    promise,
    express,
    href: `${known.href}?${printPairs(pairs)}`,
    locale,
    hasOwnPicture: own.state.kind === 'shown',
  };
};

type ElsewhereProps = { readonly delivery: ProductDelivery; readonly article: DeliveredArticle };

const Elsewhere = ({ delivery, article }: ElsewhereProps) => {
  const { locale } = useShell();
  return (
    <Destination
      countries={delivery.countries}
      chosen={delivery.elsewhere?.code ?? countryOf(locale)}
      hiddenFields={hiddenFieldsOf(article.pairs)}
      elsewhere={useShownElsewhere(article)}
    />
  );
};

type PromisedDayProps = {
  readonly promise: DeliveryPromise | undefined;
  /** Working days in addition to the usual ones. */
  readonly extraDays: number;
};

/**
 * A component of its own: when the browser's time joins, a dialog around it whose script is still
 * on its way is not rendered, which would lose what was typed.
 */
export const PromisedDay = ({ promise, extraDays }: PromisedDayProps) => (
  <Delivery promise={useDelivery(promise, extraDays)} />
);

type PromisedDeliveryProps = {
  readonly delivery: ProductDelivery | undefined;
  readonly article: DeliveredArticle;
};

export const PromisedDelivery = ({ delivery, article }: PromisedDeliveryProps) => (
  <>
    <PromisedDay promise={delivery?.promise} extraDays={article.extraDays} />
    {delivery !== undefined && delivery.countries.length > 0 && (
      <Elsewhere delivery={delivery} article={article} />
    )}
  </>
);
