import type { Money } from '../../../../core/domain/money/money.ts';
import type { CollageWish } from '../../../../core/domain/products/collage/collage-groups.ts';
import type { CollageTemplates } from '../../../../core/domain/products/collage/collage-offer.ts';
import type { CollageSelection } from '../../../../core/domain/products/collage/collage-selection.ts';
import type { CollagesBlock } from '../../../../core/domain/products/collage/collages-block.ts';
import type { CollagesData, LoadedCollage } from './block/loader.ts';
import type { NamedFact } from '../../../components/fact-list/fact-list.tsx';
import type { ProductData } from '../product.ts';
import type { DeliveryPromise } from '../../shell/load-delivery.ts';

/** Undefined where no service says so. */
type CollageDelivery = {
  readonly promise: DeliveryPromise | undefined;
  readonly shippingFrom: Money;
};

/** Of a collage with the frame and the options that its prices include. */
export type WithComponentFacts = { readonly componentFacts: readonly NamedFact[] };

export type DeliveredCollages = CollagesData &
  WithComponentFacts & { readonly delivery: CollageDelivery | undefined };

/** A page with collages, as its view needs it. */
export type CollageData = ProductData & {
  readonly product: 'collage';
  readonly block: CollagesBlock;
  /** What the address of the page selects. */
  readonly collages: DeliveredCollages;
  readonly shippingHref: string;
};

/** The answer to the choice of a template: the collage, and what it can be made on. */
type TemplateAnswer = LoadedCollage &
  WithComponentFacts & {
    /** What was asked for; without a design it is the channel's default one. */
    readonly selection: CollageSelection;
  };

/** The answer to the choice of a filter. */
type FilterAnswer = { readonly wish: CollageWish; readonly templates: CollageTemplates };

export type CollageAnswer = { readonly kind: 'configuration' } & (TemplateAnswer | FilterAnswer);
