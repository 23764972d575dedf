import type { MatType } from '../../../../core/domain/catalogue/materials.ts';
import { Choice, ChoiceTile, type HiddenField } from '../../../components/choice/choice.tsx';
import { useText } from '../../../messages/text.tsx';
import styles from './mat-choice.module.css';

type MatChoiceProps = {
  readonly mats: readonly MatType[];
  readonly names: Readonly<Record<MatType, string>>;
  readonly selected: MatType;
  readonly hiddenFields: readonly HiddenField[];
  readonly onSelect: (value: string) => void;
};

/** What lies around the print: a radio group of mats, each with a corner of it. */
export const MatChoice = ({ mats, names, selected, hiddenFields, onSelect }: MatChoiceProps) => {
  const text = useText();
  return (
    <Choice
      legend={text('photo-frame.mat')}
      selectedText={names[selected]}
      hiddenFields={hiddenFields}
      returnId="calculator"
    >
      <div className={styles['tiles']}>
        {mats.map((mat) => (
          <ChoiceTile
            className={styles['tile']}
            name="matType"
            value={mat}
            isSelected={mat === selected}
            onSelect={onSelect}
            key={mat}
          >
            <span className={styles['corner']} data-mat={mat} />
            {names[mat]}
          </ChoiceTile>
        ))}
      </div>
    </Choice>
  );
};
