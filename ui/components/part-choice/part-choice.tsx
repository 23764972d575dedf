import { useText } from '../../messages/text.tsx';
import { Choice, ChoiceTile, type HiddenField } from '../choice/choice.tsx';
import { customProperties } from '../custom-properties.ts';
import styles from './part-choice.module.css';

/** A part to choose, with what it costs above the default one. */
export type PartChoiceOption = {
  readonly value: string;
  readonly label: string;
  /** What it costs more, printed: `+ 5,00 €`; absent where it costs nothing more. */
  readonly surcharge?: string | undefined;
  readonly isDefault?: boolean | undefined;
  readonly isSelected: boolean;
  /** Why it cannot be chosen, in words; absent where it can. */
  readonly reason?: string | undefined;
  /** A colour to show, as CSS writes it. */
  readonly colour?: string | undefined;
};

/** Parts under a heading of their own, such as a family of frames; without one they stand alone. */
type PartChoiceGroup = {
  readonly label?: string | undefined;
  readonly options: readonly PartChoiceOption[];
};

type PartChoiceProps = {
  /** The field that the form sends. */
  readonly name: string;
  /** The element that links to this choice name. */
  readonly id: string;
  readonly legend: string;
  readonly selectedText: string;
  readonly groups: readonly PartChoiceGroup[];
  readonly hiddenFields: readonly HiddenField[];
  readonly onSelect?: ((value: string) => void) | undefined;
};

const PartTile = (props: {
  readonly name: string;
  readonly option: PartChoiceOption;
  readonly onSelect?: PartChoiceProps['onSelect'];
}) => {
  const { name, option, onSelect } = props;
  const { value, label, surcharge, isDefault, isSelected, reason, colour } = option;
  const text = useText();
  return (
    <ChoiceTile
      className={styles['tile']}
      name={name}
      value={value}
      isSelected={isSelected}
      isDisabled={reason !== undefined}
      onSelect={onSelect}
    >
      {colour !== undefined && (
        <span className={styles['colour']} style={customProperties({ '--colour': colour })} />
      )}
      <span className={styles['words']}>
        <span>{label}</span>
        {isDefault && <span className={styles['detail']}> {text('parts.default')}</span>}
        {surcharge && <span className={styles['detail']}> {surcharge}</span>}
        {reason && <span className={styles['detail']}> {reason}</span>}
      </span>
    </ChoiceTile>
  );
};

/**
 * One part of a product: a radio group of tiles, each with what it costs more. What cannot be chosen
 * is there, too, and says why.
 */
export const PartChoice = (props: PartChoiceProps) => {
  const { name, id, legend, selectedText, groups, hiddenFields, onSelect } = props;
  return (
    <div className={styles['part']} id={id}>
      <Choice legend={legend} selectedText={selectedText} hiddenFields={hiddenFields} returnId={id}>
        {groups.map(({ label, options }) => {
          const tiles = (
            <div className={styles['tiles']}>
              {options.map((option) => (
                <PartTile name={name} option={option} onSelect={onSelect} key={option.value} />
              ))}
            </div>
          );
          return label === undefined ? (
            <div key={options[0]?.value ?? id}>{tiles}</div>
          ) : (
            <details
              className={styles['group']}
              open={options.some(({ isSelected }) => isSelected)}
              key={label}
            >
              <summary>
                {label} <span className={styles['detail']}>{options.length}</span>
              </summary>
              {tiles}
            </details>
          );
        })}
      </Choice>
    </div>
  );
};
