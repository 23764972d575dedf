import { useState } from 'react';

import { isWhitelabelOrder } from '../../../core/domain/customer/customer-kind.ts';
import {
  WhitelabelBar,
  type SwitchState,
} from '../../components/whitelabel-bar/whitelabel-bar.tsx';
import { customerStore } from './customer-store.ts';
import { useCustomer } from './use-customer.ts';
import { useShell } from '../islands/use-shell.ts';

const WhitelabelSwitch = () => {
  const { channel, locale } = useShell();
  const current = useCustomer();
  const [state, setState] = useState<SwitchState>({ kind: 'rest' });
  const switchOrder = async (): Promise<void> => {
    setState({ kind: 'switching' });
    try {
      const { switchWhitelabelOrder } = await import('../composition/compose.client.ts');
      const answer = await switchWhitelabelOrder({ channel, locale }, current);
      if (answer.kind === 'switched') customerStore.set(answer.customer);
      setState(answer.kind === 'switched' ? { kind: 'rest' } : answer);
    } catch {
      // A chunk that did not come may come with the next try.
      setState({ kind: 'failed', message: undefined });
    }
  };
  return (
    <WhitelabelBar
      isWhitelabelOrder={isWhitelabelOrder(current)}
      state={state}
      onSwitch={() => void switchOrder()}
    />
  );
};

/** It keeps its state from page to page. */
export const draw = () => <WhitelabelSwitch />;
