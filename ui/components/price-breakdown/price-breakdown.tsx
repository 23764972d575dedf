import { useText } from '../../messages/text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './price-breakdown.module.css';

export type BreakdownLine = {
  readonly name: string;
  readonly value: string;
  /** Printed; absent where it costs nothing more. */
  readonly price?: string | undefined;
  readonly changeHref: string;
};

type PriceBreakdownProps = {
  readonly lines: readonly BreakdownLine[];
  /** Printed; absent while it is not known. */
  readonly total?: string | undefined;
};

export const PriceBreakdown = ({ lines, total }: PriceBreakdownProps) => {
  const text = useText();
  return (
    <section className={styles['breakdown']} aria-label={text('components.breakdown')}>
      <h3 className={styles['title']}>{text('components.breakdown')}</h3>
      <dl className={styles['lines']}>
        {lines.map(({ name, value, price, changeHref }) => (
          <div className={styles['line']} key={name}>
            <dt>{name}</dt>
            <dd>
              {value}{' '}
              <a className={styles['change']} href={changeHref} data-print="none">
                {text('components.change')}
                <VisuallyHidden>, {name}</VisuallyHidden>
              </a>
            </dd>
            {price !== undefined && <dd className={styles['price']}>{price}</dd>}
          </div>
        ))}
        {total !== undefined && (
          <div className={`${styles['line']} ${styles['total']}`}>
            <dt>{text('components.total')}</dt>
            <dd className={styles['price']}>{total}</dd>
          </div>
        )}
      </dl>
    </section>
  );
};
