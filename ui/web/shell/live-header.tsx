import { Suspense } from 'react';

import { logOutPath } from '../../../core/domain/customer/account-dialogs.ts';
import { seesWhitelabelBar } from '../../../core/domain/customer/customer-kind.ts';
import { cartArticlesAmount, type Customer } from '../../../core/domain/customer/customer.ts';
import { accountItem } from '../../../core/domain/navigation/header.ts';
import { AccountMenu, BackLink, CartLink } from '../../components/header/account.tsx';
import { InLiveSlots } from '../../components/header/live-slot.tsx';
import { lazyComponent } from '../navigation/lazy-component.tsx';
import { useShell } from './use-shell.ts';

const WhitelabelSwitch = lazyComponent(() =>
  import('./whitelabel-switch.tsx').then((chunk) => chunk.WhitelabelSwitch),
);

/** One step back; where the history has none, to where the link leads. */
const goBack = (href: string): void => {
  if (history.length > 1) history.back();
  else location.assign(href);
};

/** What is drawn into the places that the header has for it. */
const HeaderSlots = ({ customer }: { readonly customer: Customer }) => {
  const { account, cart, platform, startHref } = useShell();
  const item = accountItem(customer);
  const count = cartArticlesAmount(customer);
  return (
    <>
      {item.kind === 'customer' && (
        <InLiveSlots name="account">
          <AccountMenu account={{ ...account, name: item.name }} logOutAction={logOutPath} />
        </InLiveSlots>
      )}
      {count > 0 && (
        <InLiveSlots name="cart">
          <CartLink cart={{ ...cart, count }} />
        </InLiveSlots>
      )}
      {platform === 'desktop' && (
        <InLiveSlots name="back">
          <BackLink href={startHref} onBack={() => goBack(startHref)} />
        </InLiveSlots>
      )}
    </>
  );
};

type LiveHeaderProps = {
  readonly customer: Customer;
  /** The path of the page: its header is drawn anew, and so are the places in it. */
  readonly path: string;
};

/**
 * What of the header is not everybody's: a customer's name, a cart with something in it, the way
 * back in the desktop software, the bar of white-label customers, which keeps its state from page to
 * page. In a chunk of its own; most visitors never load it.
 */
export const LiveHeader = ({ customer, path }: LiveHeaderProps) => {
  const { platform } = useShell();
  return (
    <>
      <HeaderSlots customer={customer} key={path} />
      {seesWhitelabelBar(platform, customer) && (
        <Suspense fallback={null}>
          <WhitelabelSwitch customer={customer} />
        </Suspense>
      )}
    </>
  );
};
