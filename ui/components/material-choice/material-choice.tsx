import type { ReactElement, ReactNode } from 'react';

import { Choice, ChoiceTile, type HiddenField } from '../choice/choice.tsx';
import { Picture, type PictureSize } from '../picture/picture.tsx';
import styles from './material-choice.module.css';

export type MaterialChoiceOption = {
  /** `acrylglas+artbox` */
  readonly value: string;
  readonly label: string;
  readonly frameLabel?: string | undefined;
  /** With the format that it is the price of: "60 × 40 · 74,90 €". */
  readonly price?: string | undefined;
  readonly swatch?: PictureSize | undefined;
  /** With the shopper's own photo, in the swatch's place. */
  readonly drawn?: ReactElement | undefined;
  readonly isSelected: boolean;
};

export type MaterialChoiceProps = {
  readonly legend: string;
  /** For screen readers, where another material is another page. */
  readonly legendDetail?: string | undefined;
  readonly selectedText: string;
  readonly options: readonly MaterialChoiceOption[];
  /** The legal note on prices, below the tiles. */
  readonly note?: ReactNode;
  readonly hiddenFields: readonly HiddenField[];
  readonly returnId?: string | undefined;
  readonly onSelect?: ((value: string) => void) | undefined;
};

const MaterialTiles = ({
  options,
  onSelect,
}: Pick<MaterialChoiceProps, 'options' | 'onSelect'>) => (
  <div className={styles['tiles']}>
    {options.map(({ label, frameLabel, price, swatch, drawn, ...choice }) => (
      <ChoiceTile
        key={choice.value}
        {...choice}
        className={styles['tile']}
        name="material"
        onSelect={onSelect}
      >
        <span className={styles['swatch']}>
          {drawn ?? (swatch && <Picture {...swatch} alt="" fit="cover" />)}
        </span>
        <span className={styles['label']}>
          {label}
          {frameLabel && <span className={styles['frame-label']}> {frameLabel}</span>}
          {price && <span className={styles['frame-label']}> {price}</span>}
        </span>
      </ChoiceTile>
    ))}
  </div>
);

/** supporting §2, "Calculator block" */
export const MaterialChoice = ({ options, onSelect, note, ...choice }: MaterialChoiceProps) => (
  <Choice {...choice}>
    <MaterialTiles options={options} onSelect={onSelect} />
    {note}
  </Choice>
);
