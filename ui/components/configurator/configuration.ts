import type { ComponentProps, ReactNode } from 'react';

import type { ComponentOptions, ConfigurationOption } from '../option-list/option-list.tsx';
import type { PriceNote, ShownPrice } from '../price/price.tsx';
import type { WishButton } from '../wish-button/wish-button.tsx';

/** With what the law wants to be said beside it. */
type ConfigurationPrice = Omit<ComponentProps<typeof PriceNote>, 'price'> & {
  readonly shown: ShownPrice;
  /** It costs at least this much: not all of it is known. */
  readonly isFrom?: boolean | undefined;
};

type ConfigurationHandOff = {
  readonly href: string;
  readonly label: string;
  /** Called before the link is followed. */
  readonly onGo?: (() => void) | undefined;
  /** Undefined for what cannot be wished for. */
  readonly wish: ComponentProps<typeof WishButton> | undefined;
};

export type Configuration = {
  readonly name: string;
  /** In short: "60 × 40 cm". */
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
