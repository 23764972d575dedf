/** A visitor, or a logged-in customer (storefront §3, "Customer"). */
export type Customer = {
  readonly emailHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isLoggedIn: boolean;
  readonly isWhitelabelCustomer: boolean;
  readonly number: string;
  /** 0 for consumers; else a business customer. */
  readonly type: number;
  readonly order?:
    | { readonly isWhitelabelOrder: boolean; readonly cartArticlesAmount: number }
    | undefined;
  /** Things on the wishlist; ours. */
  readonly wishlistArticlesAmount?: number | undefined;
};

/** Also before any data has come. */
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

/** Things on the wishlist. */
export const wishlistArticlesAmount = ({ wishlistArticlesAmount: amount = 0 }: Customer): number =>
  amount;
