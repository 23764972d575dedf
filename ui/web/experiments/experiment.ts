import type { Configurator } from '../../../core/domain/configurator/configurator.ts';
import type { Treatments } from '../../../core/domain/flags/flags.ts';
import type { PriceScope } from '../../../core/ports/prices.ts';
import type { PagePrices } from '../composition/page-prices.ts';

/** Applying it twice changes nothing more. */
export type ConfiguratorChange = (configurator: Configurator) => Configurator;

export type ViewedPage = {
  readonly path: string;
  readonly navigationType: string | undefined;
  /** From the server, on flag-safe paths; empty elsewhere. */
  readonly treatments: Treatments;
};

/**
 * What an experiment changes decides when it may come (decision 0057):
 *
 * - `look`: custom properties of the root element. They move things, so they are there from the
 *   first paint of a page view, or not in that view.
 * - `order`: moves parts of the page; late only while they are outside of the window.
 * - `configurator`: changes the configurator; may be late, because it moves nothing.
 * - `asked`: whoever shows the effect asks for the flag then.
 */
export type Experiment =
  | {
      readonly kind: 'look';
      readonly properties: Readonly<Record<`--${string}`, string>>;
      /** A selector of the changed elements; if none matches, nobody sees the experiment. */
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
      readonly kind: 'configurator';
      readonly change: (scope: PriceScope, prices: PagePrices) => Promise<ConfiguratorChange>;
    }
  | { readonly kind: 'asked' };
