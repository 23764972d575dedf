import { cartArticlesAmount } from '../../../core/domain/customer/customer.ts';
import { CartLink } from '../../components/header/account.tsx';
import { useCustomer } from './use-customer.ts';
import { useShell } from '../islands/use-shell.ts';

/** In place of everybody's empty cart. */
const Cart = () => {
  const { cart } = useShell();
  const count = cartArticlesAmount(useCustomer());
  return <CartLink cart={{ ...cart, count }} />;
};

export const draw = () => <Cart />;
