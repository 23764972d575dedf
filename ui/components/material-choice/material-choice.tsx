import type { ReactNode } from 'react';

import { Choice, ChoiceTile, type HiddenField } from '../choice/choice.tsx';
import { Picture, type PictureSize } from '../picture/picture.tsx';
import styles from './material-choice.module.css';

/** A material to choose, with its frame. */
export type MaterialChoiceOption = {
  /** The value of the configurator's option: `acrylglas+artbox`. */
  readonly value: string;
  /** The material's name. */
  readonly label: string;
  /** The frame's name, if it has one; it stands on a line of its own. */
  readonly frameLabel?: string | undefined;
  /** The format that it begins with, and what it costs in that: "60 × 40 · 74,90 €". */
  readonly price?: string | undefined;
  /** Without it its place stays empty. */
  readonly swatch?: PictureSize | undefined;
  readonly isSelected: boolean;
};

export type MaterialChoiceProps = {
  readonly legend: string;
  readonly selectedText: string;
  readonly options: readonly MaterialChoiceOption[];
  /** Stands below the tiles: what the law wants beside their prices. */
  readonly note?: ReactNode;
  readonly hiddenFields: readonly HiddenField[];
  /** The element that the page opens at when the form has been sent. */
  readonly returnId?: string | undefined;
  readonly onSelect?: ((value: string) => void) | undefined;
};

const MaterialTiles = ({
  options,
  onSelect,
}: Pick<MaterialChoiceProps, 'options' | 'onSelect'>) => (
  <div className={styles['tiles']}>
    {options.map(({ label, frameLabel, price, swatch, ...choice }) => (
      <ChoiceTile
        key={choice.value}
        {...choice}
        className={styles['tile']}
        name="material"
        onSelect={onSelect}
      >
        <span className={styles['swatch']}>
          {swatch && <Picture {...swatch} alt="" fit="cover" />}
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

/** A radio group of material swatches (supporting §2, "Calculator block"). */
export const MaterialChoice = ({ options, onSelect, note, ...choice }: MaterialChoiceProps) => (
  <Choice {...choice}>
    <MaterialTiles options={options} onSelect={onSelect} />
    {note}
  </Choice>
);
