import type { MouseEvent, ReactNode } from 'react';

import { ButtonLink } from '../button/button.tsx';
import { PriceTag, type ShownPrice } from '../price/price.tsx';
import styles from './buy-bar.module.css';

type BuyBarProps = {
  /** Address of the designer with the whole selection. */
  readonly href: string;
  readonly label: string;
  /** The selection in short: "60 × 40 cm". */
  readonly chosen: string;
  readonly price?: ShownPrice | undefined;
  /** Legal notes beside the price. */
  readonly note?: ReactNode;
  /** Called before the link is followed; without it the link is followed at once. */
  readonly onGo?: (() => void) | undefined;
};

/** A link that opens elsewhere, by the middle button for example, stays a link. */
const onPlainClick = (event: MouseEvent, act: () => void): void => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  act();
};

/**
 * The way on, with the price beside it. It stays at the lower edge of the window as long as its
 * container reaches below it, so that both are always in view.
 */
export const BuyBar = ({ href, label, chosen, price, note, onGo }: BuyBarProps) => (
  <div className={styles['bar']}>
    <p className={styles['chosen']}>
      {price && <PriceTag price={{ current: price.current }} size="s" />}
      <span className={styles['format']}> {chosen}</span>
    </p>
    <ButtonLink href={href} isWide onClick={onGo && ((event) => onPlainClick(event, onGo))}>
      {label}
    </ButtonLink>
    {note}
  </div>
);
