import {
  cartArticlesAmount,
  fullName,
  type Customer,
} from '../../../core/domain/customer/customer.ts';
import { AppHeader } from '../../components/header/header.tsx';
import { ShopHeader } from './shop-header.tsx';
import { useShell } from './use-shell.ts';

type LiveHeaderProps = {
  readonly customer: Customer;
  readonly navigationType: string | undefined;
  readonly isDesktopStart: boolean;
};

/**
 * The header of those for whom it differs from everybody's: customers, carts with something in
 * them, the desktop software. In a chunk of its own; most visitors never load it.
 */
export const LiveHeader = ({ customer, navigationType, isDesktopStart }: LiveHeaderProps) => {
  const shell = useShell();
  const name = fullName(customer);
  const account =
    name === undefined
      ? ({ kind: 'visitor', href: shell.accountHref } as const)
      : ({ kind: 'customer', href: shell.accountHref, name } as const);
  const cart = { href: shell.cartHref, count: cartArticlesAmount(customer) };
  if (shell.platform === 'web') {
    return (
      <ShopHeader shell={shell} account={account} cart={cart} navigationType={navigationType} />
    );
  }
  const back = { href: shell.startHref, onBack: () => history.back() };
  return <AppHeader back={isDesktopStart ? undefined : back} account={account} cart={cart} />;
};
