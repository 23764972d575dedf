import type { ReactNode } from 'react';

import styles from './tool-button.module.css';

type ToolButtonProps = {
  /** For an icon alone. */
  readonly label?: string | undefined;
  /** It stays in the tab order, so that the focus is not lost. */
  readonly isOff?: boolean | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
};

export const ToolButton = ({ label, isOff, onPress, children }: ToolButtonProps) => (
  <button
    type="button"
    className={styles['tool']}
    aria-label={label}
    aria-disabled={isOff}
    onClick={() => {
      if (isOff !== true) onPress();
    }}
  >
    {children}
  </button>
);
