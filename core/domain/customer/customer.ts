/** A visitor, or a customer who has logged in (storefront §3, "Customer"). */
export type Customer = {
  readonly emailHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isLoggedIn: boolean;
  readonly isWhitelabelCustomer: boolean;
  readonly number: string;
  /** 0 for consumers; anything else is a business customer. */
  readonly type: number;
  readonly order?:
    | { readonly isWhitelabelOrder: boolean; readonly cartArticlesAmount: number }
    | undefined;
};

/** The customer data of a visitor, also before any data has come. */
export const visitor: Customer = {
  emailHash: '',
  firstName: '',
  lastName: '',
  isLoggedIn: false,
  isWhitelabelCustomer: false,
  number: '',
  type: 0,
};

/** Articles in the cart. */
export const cartArticlesAmount = ({ order }: Customer): number => order?.cartArticlesAmount ?? 0;
