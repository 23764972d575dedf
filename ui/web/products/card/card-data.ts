import type { Money } from '../../../../core/domain/money/money.ts';
import type { CardBlock } from '../../../../core/domain/products/card/card-block.ts';
import type { CardOffer } from '../../../../core/domain/products/card/card-offer.ts';
import type { ProductData } from '../product.ts';
import type { DeliveryPromise } from '../../shell/load-delivery.ts';

/** A colour of the design as its tile shows it. */
export type NamedVariant = { readonly label: string; readonly colour: string };

/** Labels in the page's locale: tables of all languages stay on the server. */
export type CardLabelsOfPage = {
  readonly variants: Readonly<Record<string, NamedVariant>>;
  readonly papers: Readonly<Record<string, string>>;
  readonly refinements: Readonly<Record<string, string>>;
  readonly envelopeForms: Readonly<Record<string, string>>;
  readonly envelopeColours: Readonly<Record<string, string>>;
  /** By kind: its own name, and those of its extras. */
  readonly extras: Readonly<
    Record<string, { readonly kind: string; readonly ids: Readonly<Record<string, string>> }>
  >;
};

/** A design with all that can be chosen of it. */
export type ShownCardData = {
  /** "Elena" */
  readonly name: string;
  readonly occasion: string;
  /** "Klappkarte" */
  readonly sheet: string;
  readonly hasInside: boolean;
  readonly offer: CardOffer;
  readonly labels: CardLabelsOfPage;
  readonly expressHours: number;
  readonly delivery:
    | { readonly promise: DeliveryPromise | undefined; readonly shippingFrom: Money }
    | undefined;
};

export type CardData = ProductData & {
  readonly product: 'card';
  readonly block: CardBlock;
  readonly card: ShownCardData;
  readonly shippingHref: string;
};
