import type { ReactNode } from 'react';

import type { ContentLink } from '../../../core/domain/navigation/content-link.ts';
import { signedUpId } from '../../../core/domain/customer/account-dialogs.ts';
import type { Platform } from '../../../core/domain/locale/channel.ts';
import { burgerMenuOf } from '../../../core/domain/navigation/burger-menu.ts';
import type { Navigation } from '../../../core/domain/navigation/navigation.ts';
import type { NavigatedPage } from '../../../core/domain/navigation/selected-item.ts';
import { AppHeader, WebHeader } from '../../components/header/header.tsx';
import type { ResolveLink } from '../../components/rich-text/rich-text.tsx';
import type { HeaderData } from './header-data.ts';
import { shopLogos } from './shop-logos.ts';

type ShopHeaderProps = {
  readonly platform: Platform;
  readonly header: HeaderData;
  /** It leads back to the page with its selection; all else is the same for every selection. */
  readonly signIn: ReactNode;
  readonly navigation: Navigation;
  readonly footerLinks: readonly ContentLink[];
  readonly page: NavigatedPage;
  /** In the desktop software's header. */
  readonly hasBackButton: boolean;
  readonly resolveLink: ResolveLink;
};

/** As everybody gets it: HTML alone. */
export const ShopHeader = ({
  platform,
  header,
  signIn,
  navigation,
  footerLinks,
  page,
  hasBackButton,
  resolveLink,
}: ShopHeaderProps) => {
  const { channel, startHref } = header;
  const cart = { ...header.cart, count: 0 };
  if (platform === 'desktop')
    return (
      <AppHeader backHref={hasBackButton ? startHref : undefined} signIn={signIn} cart={cart} />
    );
  return (
    <WebHeader
      {...header}
      logo={shopLogos[channel]}
      homeHref={startHref}
      signIn={signIn}
      wishlist={{ href: header.wishlistHref, count: 0 }}
      cart={cart}
      menu={burgerMenuOf(navigation, footerLinks)}
      page={page}
      resolveLink={resolveLink}
      signedUpId={signedUpId('password')}
    />
  );
};
