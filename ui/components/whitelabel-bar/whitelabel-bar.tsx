import { useText } from '../../messages/text.tsx';
import styles from './whitelabel-bar.module.css';

export type SwitchState =
  | { readonly kind: 'rest' | 'switching' }
  /** Without a message, the bar has words of its own. */
  | { readonly kind: 'failed'; readonly message: string | undefined };

type WhitelabelBarProps = {
  /** The order in the cart bears the customer's own name. */
  readonly isWhitelabelOrder: boolean;
  readonly state: SwitchState;
  readonly onSwitch: () => void;
};

/**
 * Lies above the page's lower edge and moves nothing, since it comes only when the customer is
 * known.
 */
export const WhitelabelBar = ({ isWhitelabelOrder, state, onSwitch }: WhitelabelBarProps) => {
  const text = useText();
  const isSwitching = state.kind === 'switching';
  return (
    <section className={styles['bar']} aria-label={text('whitelabel.label')} data-print="none">
      <span className={styles['name']}>{text('whitelabel.label')}</span>
      <button
        type="button"
        role="switch"
        className={styles['switch']}
        aria-checked={isWhitelabelOrder}
        aria-busy={isSwitching || undefined}
        onClick={() => {
          if (!isSwitching) onSwitch();
        }}
      >
        {text('whitelabel.switch')}
        <span className={styles['track']} aria-hidden="true" />
      </button>
      <output className={styles['failure']}>
        {state.kind === 'failed' ? (state.message ?? text('whitelabel.failed')) : ''}
      </output>
    </section>
  );
};
