import type { ReactNode } from 'react';

import type { CheckoutStep, ShownCheckout } from '../../../core/domain/checkout/checkout-step.ts';
import type { CountryChoice } from './checkout-fields.tsx';
import type { Printers, StepHrefs } from './checkout-parts.tsx';

export type CheckoutRow = {
  readonly key: string;
  readonly name: string;
  readonly detail: string | undefined;
  readonly picture: ReactNode;
  readonly quantity: number;
  /** Of all pieces, printed. */
  readonly sum: string | undefined;
};

export type CheckoutProps = Printers & {
  readonly step: CheckoutStep;
  /** In the order of the cart. */
  readonly rows: readonly CheckoutRow[];
  readonly hrefs: StepHrefs;
  readonly cartHref: string;
  /** The page of the order that this browser placed last. */
  readonly orderHref: string;
  readonly termsHref: string;
  readonly privacyHref: string;
  /** Where invoices go; the page's own first, which is where parcels go. */
  readonly countries: readonly CountryChoice[];
  readonly countryName: (country: string) => string;
  /** The notice on the legal guarantee, where the law wants it seen before an order. */
  readonly guarantee: ReactNode;
  /** The law by which what is made to order cannot be withdrawn from; undefined where none says so. */
  readonly exclusion: string | undefined;
  /** The only words of the button that orders (core/domain/law/order-button.ts). */
  readonly orderWords: string;
};

export type ShownProps = Omit<CheckoutProps, 'step'> & { readonly step: ShownCheckout };
