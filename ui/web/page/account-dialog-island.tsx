import type { PageData } from '../wire/page-data.ts';
import { AccountHost } from '../dialogs/account-host.tsx';

export const draw = (page: PageData) =>
  page.kind === 'page' && page.account ? <AccountHost dialog={page.account} /> : null;
