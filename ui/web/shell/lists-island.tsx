import {
  cartArticlesAmount,
  wishlistArticlesAmount,
} from '../../../core/domain/customer/customer.ts';
import { ListLinks } from '../../components/header/account.tsx';
import { useCustomer } from './use-customer.ts';
import { useShell } from '../islands/use-shell.ts';

/** In place of everybody's empty wishlist and cart. */
const Lists = () => {
  const { platform, wishlistHref, cart } = useShell();
  const customer = useCustomer();
  return (
    <ListLinks
      wishlist={
        platform === 'web'
          ? { href: wishlistHref, count: wishlistArticlesAmount(customer) }
          : undefined
      }
      cart={{ ...cart, count: cartArticlesAmount(customer) }}
    />
  );
};

export const draw = () => <Lists />;
