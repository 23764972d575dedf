import { Suspense } from 'react';

import { seesWhitelabelBar } from '../../../core/domain/customer/customer-kind.ts';
import { cartArticlesAmount, type Customer } from '../../../core/domain/customer/customer.ts';
import { accountItem } from '../../../core/domain/navigation/header.ts';
import type { Account } from '../../components/header/account.tsx';
import { AppHeader } from '../../components/header/header.tsx';
import { useText } from '../../messages/text.tsx';
import { lazyComponent } from '../navigation/lazy-component.tsx';
import { ShopHeader } from './shop-header.tsx';
import { useShell } from './use-shell.ts';

const WhitelabelSwitch = lazyComponent(
  async () => (await import('./whitelabel-switch.tsx')).WhitelabelSwitch,
);

type LiveHeaderProps = {
  readonly customer: Customer;
  readonly navigationType: string | undefined;
  readonly hasBackButton: boolean;
};

/**
 * The header of those for whom it differs from everybody's: customers, carts with something in
 * them, the desktop software. White-label customers get their bar besides. In a chunk of its own; most
 * visitors never load it.
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
      <>
        <ShopHeader shell={shell} account={account} cart={cart} navigationType={navigationType} />
        {seesWhitelabelBar(shell.platform, customer) && (
          <Suspense fallback={null}>
            <WhitelabelSwitch customer={customer} />
          </Suspense>
        )}
      </>
    );
  }
  const back = { href: shell.startHref, onBack: () => history.back() };
  return <AppHeader back={hasBackButton ? back : undefined} account={account} cart={cart} />;
};
