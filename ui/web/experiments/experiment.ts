/** What an experiment is: what it changes, and where that can be seen. */
import type { Configurator } from '../../../core/domain/configurator/configurator.ts';
import type { Treatments } from '../../../core/domain/flags/flags.ts';
import type { PriceScope } from '../../../core/ports/prices.ts';
import type { PagePrices } from '../composition/page-prices.ts';

/** What an experiment changes of a configurator. Applying it twice changes nothing more. */
export type ConfiguratorChange = (configurator: Configurator) => Configurator;

/** A page as far as experiments look at it. */
export type ViewedPage = {
  readonly path: string;
  readonly navigationType: string | undefined;
  /** What the server made the page with, on flag-safe paths; nothing elsewhere. */
  readonly treatments: Treatments;
};

/**
 * An experiment. What it changes decides when it may come (decision 0057):
 *
 * - `look`: custom properties of the root element, read by components. They move things, so they
 *   are there from the first paint of a page view, or not in that view.
 * - `order`: another order of a page's HTML. It may come late as long as nothing of it is in the
 *   window.
 * - `calculator`: another configurator. It may come late, because it moves nothing.
 * - `asked`: whoever shows the effect asks for the flag, when it is shown.
 */
export type Experiment =
  | {
      readonly kind: 'look';
      readonly properties: Readonly<Record<`--${string}`, string>>;
      /** A selector of what looks different; where there is none, nobody sees the experiment. */
      readonly where: string;
    }
  | {
      readonly kind: 'order';
      readonly isOn: (page: ViewedPage) => boolean;
      /** The part of the page within which things change places. */
      readonly region: string;
      readonly arrange: (region: Element) => void;
    }
  | {
      readonly kind: 'calculator';
      readonly change: (scope: PriceScope, prices: PagePrices) => Promise<ConfiguratorChange>;
    }
  | { readonly kind: 'asked' };
