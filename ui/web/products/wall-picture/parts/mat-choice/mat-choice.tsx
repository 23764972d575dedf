import { useId } from 'react';

import type { MatType } from '../../../../../../core/domain/catalogue/materials.ts';
import { useText } from '../../../../../messages/text.tsx';
import {
  Choice,
  ChoiceDetails,
  ChoiceTile,
  type HiddenField,
} from '../../../../../components/choice/choice.tsx';
import styles from './mat-choice.module.css';

type MatOption = {
  readonly matType: MatType;
  readonly label: string;
  /** Printed, in the chosen width. */
  readonly surcharge?: string | undefined;
  /** In millimetres; the chosen width where this mat is made in it. */
  readonly matSize: number;
  readonly isDefault?: boolean | undefined;
  readonly isSelected: boolean;
  /** Why it cannot be chosen; absent where it can. */
  readonly reason?: string | undefined;
};

type MatSizeOption = {
  readonly matSize: number;
  readonly label: string;
  readonly reason?: string | undefined;
};

type MatChoiceProps = {
  readonly id: string;
  readonly legend: string;
  readonly selectedText: string;
  readonly mats: readonly MatOption[];
  readonly sizes: readonly MatSizeOption[];
  /** In millimetres; 0 where there is no mat. */
  readonly selectedSize: number;
  /** Why there can be no mat; absent where there can be one. */
  readonly reason?: string | undefined;
  readonly hiddenFields: readonly HiddenField[];
  readonly onSelect?: ((matType: string, matSize: string) => void) | undefined;
};

type MatTilesProps = Pick<MatChoiceProps, 'mats'> & {
  readonly onSelect: (matType: string, matSize: number) => void;
};

const MatTiles = ({ mats, onSelect }: MatTilesProps) => (
  <div className={styles['tiles']}>
    {mats.map(({ matType, matSize, label, surcharge, isDefault, isSelected, reason: why }) => (
      <ChoiceTile
        className={styles['tile']}
        name="matType"
        value={matType}
        isSelected={isSelected}
        isDisabled={why !== undefined && !isSelected}
        onSelect={() => onSelect(matType, matSize)}
        key={matType}
      >
        <span className={styles['corner']} data-mat={matType} />
        <span>
          {label}
          <ChoiceDetails isDefault={isDefault} surcharge={surcharge} reason={why} />
        </span>
      </ChoiceTile>
    ))}
  </div>
);

export const MatChoice = (props: MatChoiceProps) => {
  const { id, legend, selectedText, mats, sizes, selectedSize, reason, hiddenFields, onSelect } =
    props;
  const text = useText();
  const sizeId = useId();
  const selected = mats.find(({ isSelected }) => isSelected)?.matType ?? 'mat-none';
  const size = selectedSize === 0 ? '' : String(selectedSize);
  // Mats that nobody may choose would be noise.
  const shown = reason === undefined ? mats : mats.filter(({ isSelected }) => isSelected);
  return (
    <div className={styles['mat']} id={id}>
      <Choice legend={legend} selectedText={selectedText} hiddenFields={hiddenFields} returnId={id}>
        {reason && <p className={styles['reason']}>{reason}</p>}
        <MatTiles
          mats={shown}
          onSelect={(matType, matSize) => onSelect?.(matType, size === '' ? '' : String(matSize))}
        />
        {reason === undefined && (
          <p className={styles['size']}>
            <label htmlFor={sizeId}>{text('components.mat-size')}</label>
            <select
              id={sizeId}
              name="matSize"
              value={size || String(sizes[1]?.matSize ?? '')}
              onChange={({ currentTarget }) => onSelect?.(selected, currentTarget.value)}
            >
              {sizes.map(({ matSize, label, reason: why }) => (
                <option value={matSize} disabled={why !== undefined} key={matSize}>
                  {why === undefined ? label : `${label} – ${why}`}
                </option>
              ))}
            </select>
          </p>
        )}
      </Choice>
    </div>
  );
};
