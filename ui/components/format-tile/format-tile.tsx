import type { LabelColours } from '../../../core/domain/configurator/label-colours.ts';
import type { Format } from '../../../core/domain/format/format.ts';
import { useText } from '../../messages/text.tsx';
import { customProperties } from '../custom-properties.ts';
import { FormatOutline } from '../format-outline/format-outline.tsx';
import { VerdictWords, type ShownVerdict } from '../own-picture/verdict-words.tsx';
import { PriceTag, type ShownPrice } from '../price/price.tsx';
import styles from './format-tile.module.css';

/** Not available without a price. */
export type FormatTile = {
  readonly format: Pick<Format, 'width' | 'height'>;
  /** Without the unit: `60 × 40`. */
  readonly sides: string;
  readonly price?: ShownPrice | undefined;
  /** Such as "TOP DEAL". */
  readonly label?: string | undefined;
  /** The theme's where absent. */
  readonly labelColours?: LabelColours | undefined;
  /** Sharpness of the shopper's own photo. */
  readonly verdict?: ShownVerdict | undefined;
  /** Below the price. */
  readonly detail?: string | undefined;
};

/** Its outline fills the box. */
export const longestSideOf = (tiles: readonly Pick<FormatTile, 'format'>[]): number =>
  Math.max(...tiles.flatMap(({ format }) => [format.width, format.height]));

const labelStyle = ({ background, text }: LabelColours) =>
  customProperties({ '--label-background': background, '--label-text': text });

type FormatTileContentProps = { readonly tile: FormatTile; readonly longestSide: number };

export const FormatTileContent = ({ tile, longestSide }: FormatTileContentProps) => {
  const text = useText();
  const { format, sides, price, label, labelColours, verdict, detail } = tile;
  const discount = price?.discount;
  return (
    <span className={styles['content']}>
      <FormatOutline format={format} longestSide={longestSide} scale="damped" />
      <span className={styles['text']}>
        <span className={styles['sides']}>{sides}</span>{' '}
        {price === undefined ? (
          <span className={styles['detail']}>{text('configurator.not-available')}</span>
        ) : (
          <PriceTag price={{ ...price, discount: undefined }} size="s" />
        )}
        {price?.delivered && (
          <span className={styles['detail']}>
            {' '}
            {text('price.with-delivery', { price: price.delivered })}
          </span>
        )}
        {detail && <span className={styles['detail']}> {detail}</span>}
      </span>
      {verdict && (
        <span className={styles['verdict']}>
          {' '}
          <VerdictWords {...verdict} />
        </span>
      )}
      {(label || discount) && (
        <span className={styles['tabs']}>
          {label && (
            <span className={styles['label']} style={labelColours && labelStyle(labelColours)}>
              {' '}
              {label}
            </span>
          )}
          {discount && <span className={styles['discount']}> {discount}</span>}
        </span>
      )}
    </span>
  );
};
