import type { PageData } from '../wire/page-data.ts';
import { AccountHost } from '../dialogs/account-host.tsx';

/** The log-in or the sign-up that stands over the page. */
export const draw = (page: PageData) =>
  page.kind === 'page' && page.account ? <AccountHost dialog={page.account} /> : null;
