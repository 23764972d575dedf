import type { ComponentProps, ReactNode } from 'react';

import type { ComponentOptions, ConfigurationOption } from '../option-list/option-list.tsx';
import type { PriceNote, ShownPrice } from '../price/price.tsx';
import type { WishButton } from '../wish-button/wish-button.tsx';

/** A price with what the law wants to be said beside it. */
type ConfigurationPrice = Omit<ComponentProps<typeof PriceNote>, 'price'> & {
  readonly shown: ShownPrice;
  /** Whether it costs this much at least, while not all of it is known. */
  readonly isFrom?: boolean | undefined;
};

/** What can be done with what is chosen: wish for it, or go on with it to the designer. */
type ConfigurationHandOff = {
  readonly href: string;
  readonly label: string;
  /** Called before the way on is taken; without it the link is followed at once. */
  readonly onGo?: (() => void) | undefined;
  /** Undefined for what cannot be wished for. */
  readonly wish: ComponentProps<typeof WishButton> | undefined;
};

/** What is chosen of a product and what can be chosen, as `Configurator` draws it for any product. */
export type Configuration = {
  /** What the chosen article is called. */
  readonly name: string;
  /** The chosen size in short: "60 × 40 cm". */
  readonly size: string;
  readonly options: readonly ConfigurationOption[];
  /** Undefined for a product whose options are all in the price of its article. */
  readonly components?: ComponentOptions | undefined;
  readonly stage: ReactNode;
  /** Undefined where it has none at the moment. */
  readonly price: ConfigurationPrice | undefined;
  readonly delivery: ReactNode;
  /** Undefined where there is no safe way on. */
  readonly handOff: ConfigurationHandOff | undefined;
};
