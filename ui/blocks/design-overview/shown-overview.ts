/** Designs with their filters as plain data: the server and browsers draw the same. */
import type { Article } from '../../../core/domain/products/article-key.ts';
import type { QueryPairs } from '../../../core/domain/query/query.ts';

/** A state that a link leads to. */
export type OverviewLink = {
  readonly text: string;
  readonly href: string;
  readonly isCurrent: boolean;
};

/** A value of a filter; without `href` no design has it. */
type FacetValue = {
  readonly value: string;
  readonly text: string;
  readonly count: number;
  readonly isChosen: boolean;
  readonly href?: string | undefined;
  readonly swatch?: string | undefined;
};

export type Facet = {
  /** Names the filter in addresses. */
  readonly filter: string;
  readonly legend: string;
  readonly values: readonly FacetValue[];
};

/** A design as it is looked through. */
export type DesignTile = {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** What it is. */
  readonly words: string;
  readonly price: string | undefined;
  /** In the colours that were asked for. */
  readonly variant: string;
  readonly isFoiled: boolean;
  /** Of its colours, as CSS writes them. */
  readonly swatches: readonly string[];
  readonly colours: string;
  /** Undefined without prices. */
  readonly article: Article | undefined;
};

export type ShownDesigns = {
  /** The address of what is shown. */
  readonly here: string;
  readonly count: string;
  readonly tiles: readonly DesignTile[];
  /** How many of all are shown with this page. */
  readonly shown: string;
  readonly next: string | undefined;
};

export type ShownOverview = ShownDesigns & {
  readonly id: string;
  readonly facets: readonly Facet[];
  readonly chosen: readonly OverviewLink[];
  readonly allHref: string;
  readonly sorts: readonly OverviewLink[];
  readonly sizes: readonly OverviewLink[];
  readonly pages: readonly OverviewLink[];
  readonly previous: string | undefined;
  readonly search: { readonly text: string; readonly action: string; readonly fields: QueryPairs };
  readonly shippingHref: string;
};

/** From which an island makes an overview live. */
export type LiveDesignOverviewBlock = {
  readonly kind: 'design-overview';
  readonly shown: ShownOverview;
};
