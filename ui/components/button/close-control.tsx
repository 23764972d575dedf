import { LiveIcon } from '../icon/live-icon.tsx';
import styles from './close-control.module.css';

type CloseControlProps = {
  readonly label: string;
  readonly href?: string | undefined;
  readonly onClose: () => void;
};

/** A link where there is an address: it works without scripts. */
export const CloseControl = ({ label, href, onClose }: CloseControlProps) =>
  href === undefined ? (
    <button type="button" className={styles['close']} aria-label={label} onClick={onClose}>
      <LiveIcon name="close" />
    </button>
  ) : (
    <a
      href={href}
      className={styles['close']}
      aria-label={label}
      data-closes
      onClick={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <LiveIcon name="close" />
    </a>
  );
