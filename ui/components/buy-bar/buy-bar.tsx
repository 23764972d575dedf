import type { MouseEvent, ReactNode } from 'react';

import { ButtonLink } from '../button/button.tsx';
import { PriceTag, type ShownPrice } from '../price/price.tsx';
import { isPlainClick } from '../plain-click.ts';
import styles from './buy-bar.module.css';

type BuyBarProps = {
  /** The designer with the whole selection. */
  readonly href: string;
  readonly label: string;
  /** In short: "60 × 40 cm". */
  readonly chosen: string;
  readonly price?: ShownPrice | undefined;
  readonly note?: ReactNode;
  /** Takes over a plain click on the link. */
  readonly onGo?: (() => void) | undefined;
};

const onPlainClick = (event: MouseEvent, act: () => void): void => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  act();
};

/** Always in view at the window's lower edge. */
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
