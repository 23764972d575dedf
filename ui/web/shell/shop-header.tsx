import type { Account, Cart } from '../../components/header/account.tsx';
import { WebHeader } from '../../components/header/header.tsx';
import type { HeaderData } from './shell-data.ts';
import { shopLogos } from './shop-logos.ts';

type ShopHeaderProps = {
  readonly shell: HeaderData;
  readonly account: Account;
  readonly cart: Cart;
  /** The kind of the page that is shown, whose link is marked. */
  readonly navigationType: string | undefined;
};

/** The web header of a site, from what was loaded for it. */
export const ShopHeader = ({ shell, account, cart, navigationType }: ShopHeaderProps) => (
  <WebHeader
    logo={shopLogos[shell.channel]}
    homeHref={shell.startHref}
    navigation={shell.navigation.map(({ navigationType: type, ...link }) => ({
      ...link,
      isCurrent: type === navigationType,
    }))}
    service={shell.service}
    promises={shell.promises}
    account={account}
    cart={cart}
  />
);
