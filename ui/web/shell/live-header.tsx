import { cartArticlesAmount, type Customer } from '../../../core/domain/customer/customer.ts';
import { accountItem } from '../../../core/domain/navigation/header.ts';
import type { Account } from '../../components/header/account.tsx';
import { AppHeader } from '../../components/header/header.tsx';
import { useText } from '../../messages/text.tsx';
import { ShopHeader } from './shop-header.tsx';
import { useShell } from './use-shell.ts';

type LiveHeaderProps = {
  readonly customer: Customer;
  readonly navigationType: string | undefined;
  readonly hasBackButton: boolean;
};

/**
 * The header of those for whom it differs from everybody's: customers, carts with something in
 * them, the desktop software. In a chunk of its own; most visitors never load it.
 */
export const LiveHeader = ({ customer, navigationType, hasBackButton }: LiveHeaderProps) => {
  const shell = useShell();
  const text = useText();
  const item = accountItem(customer);
  const href = shell.accountHref;
  const account: Account =
    item.kind === 'log-in'
      ? { kind: 'visitor', href }
      : { kind: 'customer', href, name: item.name ?? text('header.account') };
  const cart = { href: shell.cartHref, count: cartArticlesAmount(customer) };
  if (shell.platform === 'web') {
    return (
      <ShopHeader shell={shell} account={account} cart={cart} navigationType={navigationType} />
    );
  }
  const back = { href: shell.startHref, onBack: () => history.back() };
  return <AppHeader back={hasBackButton ? back : undefined} account={account} cart={cart} />;
};
