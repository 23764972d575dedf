import type { Format } from '../../../core/domain/format/format.ts';
import { customProperties } from '../custom-properties.ts';
import styles from './format-outline.module.css';

type FormatOutlineProps = {
  readonly format: Pick<Format, 'width' | 'height'>;
  /** Of all outlines that stand together; it fills the box. */
  readonly longestSide: number;
  /** `damped`: the smallest can still be told apart. */
  readonly scale: 'true' | 'damped';
};

/** A format's outline, in proportion to those beside it. */
export const FormatOutline = ({ format, longestSide, scale }: FormatOutlineProps) => {
  const { width, height } = format;
  const longerSide = Math.max(width, height, 1);
  const share = Math.min(1, longerSide / longestSide);
  const size = (scale === 'true' ? share : Math.sqrt(share)) / longerSide;
  return (
    <span className={styles['box']} aria-hidden="true">
      <span
        className={styles['outline']}
        style={customProperties({ '--across': width * size, '--down': height * size })}
      />
    </span>
  );
};
