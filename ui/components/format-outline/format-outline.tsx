import type { Format } from '../../../core/domain/format/format.ts';
import type { CropShares } from '../../../core/domain/image/picture-crop.ts';
import { customProperties } from '../custom-properties.ts';
import styles from './format-outline.module.css';

/** A photo, and what the format shows of it, in shares. */
export type OutlinePhoto = { readonly src: string; readonly front: CropShares };

type FormatOutlineProps = {
  readonly photo?: OutlinePhoto | undefined;
  readonly format: Pick<Format, 'width' | 'height'>;
  /** Of all outlines that stand together; it fills the box. */
  readonly longestSide: number;
  /** `damped`: the smallest can still be told apart. */
  readonly scale: 'true' | 'damped';
};

/** Where a background image fits its box with no room to move, its place says nothing. */
const placed = (start: number, share: number): string =>
  `${share < 1 ? (start / (1 - share)) * 100 : 0}%`;

const photoStyle = ({ src, front: { left, top, width, height } }: OutlinePhoto) => ({
  backgroundImage: `url("${src}")`,
  backgroundOrigin: 'border-box',
  backgroundSize: `${100 / width}% ${100 / height}%`,
  backgroundPosition: `${placed(left, width)} ${placed(top, height)}`,
});

/** A format's outline, in proportion to those beside it. */
export const FormatOutline = ({ format, longestSide, scale, photo }: FormatOutlineProps) => {
  const { width, height } = format;
  const longerSide = Math.max(width, height, 1);
  const share = Math.min(1, longerSide / longestSide);
  const size = (scale === 'true' ? share : Math.sqrt(share)) / longerSide;
  return (
    <span className={styles['box']} aria-hidden="true">
      <span
        className={styles['outline']}
        style={{
          ...customProperties({ '--across': width * size, '--down': height * size }),
          ...(photo && photoStyle(photo)),
        }}
      />
    </span>
  );
};
