import type { Money } from '../../../../core/domain/money/money.ts';
import type { CardBlock } from '../../../../core/domain/products/card/card-block.ts';
import type { CardOffer } from '../../../../core/domain/products/card/card-offer.ts';
import type { DesignedFront } from '../../../../core/domain/products/card/designs/front-of-picture.ts';
import type { ProductData } from '../product.ts';
import type { DeliveryPromise } from '../../shell/load-delivery.ts';

/** Words of an option in the page's locale: tables of all languages stay on the server. */
export type CardOptionWords = {
  readonly legend: string;
  readonly values: Readonly<Record<string, string>>;
  /** As CSS writes them. */
  readonly colours?: Readonly<Record<string, string>> | undefined;
  /** A sentence on a value. */
  readonly notes?: Readonly<Record<string, string>> | undefined;
};

/** What belongs to a card, with a link to it in the usual colours. */
export type ShownPiece = {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly variants: CardOffer['variants'];
  readonly from: Money;
};

/** What is said of each paper, row by row. */
export type PaperRow = {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
};

/** A design with all that can be chosen of it. */
export type ShownCard = {
  /** "Elena" */
  readonly name: string;
  readonly offer: CardOffer;
  /** By the names of options. */
  readonly words: Readonly<Record<string, CardOptionWords>>;
  /** By format: the envelope that it fits in. */
  readonly envelopes: Readonly<Record<string, string>>;
  /** It is also shown among the things of its occasion. */
  readonly hasStill: boolean;
  readonly suite: readonly ShownPiece[];
  readonly paperRows: readonly PaperRow[];
  readonly expressHours: number;
  /** Undefined where the design is not one of the library: then it cannot be drawn here. */
  readonly front: DesignedFront | undefined;
  readonly delivery:
    | { readonly promise: DeliveryPromise | undefined; readonly shippingFrom: Money }
    | undefined;
};

/** A page that sells a card, as its view needs it. */
export type CardData = ProductData & {
  readonly product: 'card';
  readonly block: Pick<CardBlock, 'headline' | 'startLabel' | 'sampleLabel' | 'sampleText'>;
  readonly card: ShownCard;
  readonly more: { readonly text: string; readonly href: string } | undefined;
};
