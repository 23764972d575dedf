import { cartArticlesAmount } from '../../../core/domain/customer/customer.ts';
import { CartLink } from '../../components/header/account.tsx';
import { useCustomer } from './use-customer.ts';
import { useShell } from './use-shell.ts';

/** The way to a cart with something in it, in the place of everybody's. */
const Cart = () => {
  const { cart } = useShell();
  const count = cartArticlesAmount(useCustomer());
  return <CartLink cart={{ ...cart, count }} />;
};

export const draw = () => <Cart />;
