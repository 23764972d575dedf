import { logOutPath } from '../../../core/domain/customer/account-dialogs.ts';
import { accountItem } from '../../../core/domain/navigation/header.ts';
import { AccountMenu } from '../../components/header/account.tsx';
import { useCustomer } from './use-customer.ts';
import { useShell } from '../islands/use-shell.ts';

/** A customer's name in place of the log-in. */
const Account = () => {
  const { account } = useShell();
  const item = accountItem(useCustomer());
  return item.kind === 'customer' ? (
    <AccountMenu account={{ ...account, name: item.name }} logOutAction={logOutPath} />
  ) : null;
};

export const draw = () => <Account />;
