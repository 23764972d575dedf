import { useText } from '../../messages/text.tsx';
import {
  Choice,
  ChoiceDetail,
  ChoiceDetails,
  ChoiceTile,
  type HiddenField,
} from '../choice/choice.tsx';
import { customProperties } from '../custom-properties.ts';
import styles from './component-choice.module.css';

type ComponentChoiceOption = {
  readonly value: string;
  readonly label: string;
  /** Printed, `+ 5,00 €`. */
  readonly surcharge?: string | undefined;
  readonly isDefault?: boolean | undefined;
  readonly isSelected: boolean;
  /** Why it cannot be chosen. */
  readonly reason?: string | undefined;
  /** As CSS writes it. */
  readonly colour?: string | undefined;
};

/** A family of frames, for example; without a label its options stand alone. */
type ComponentChoiceGroup = {
  readonly label?: string | undefined;
  readonly options: readonly ComponentChoiceOption[];
};

type ComponentChoiceProps = {
  readonly name: string;
  /** Anchor of this choice. */
  readonly id: string;
  readonly legend: string;
  readonly selectedText: string;
  readonly groups: readonly ComponentChoiceGroup[];
  readonly hiddenFields: readonly HiddenField[];
  readonly onSelect?: ((value: string) => void) | undefined;
};

const ComponentTile = (props: {
  readonly name: string;
  readonly option: ComponentChoiceOption;
  readonly onSelect?: ComponentChoiceProps['onSelect'];
}) => {
  const { name, option, onSelect } = props;
  const { value, label, surcharge, isDefault, isSelected, reason, colour } = option;
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
        <ChoiceDetails isDefault={isDefault} surcharge={surcharge} reason={reason} />
      </span>
    </ChoiceTile>
  );
};

const shownColours = 4;

const GroupHead = ({ label, options }: ComponentChoiceGroup) => (
  <summary>
    <span>{label}</span>
    {options
      .slice(0, shownColours)
      .map(
        ({ value, colour }) =>
          colour !== undefined && (
            <span
              className={styles['colour']}
              style={customProperties({ '--colour': colour })}
              key={value}
            />
          ),
      )}
    <ChoiceDetail>{options.length}</ChoiceDetail>
  </summary>
);

/** More refused options than this stand behind a disclosure. */
const fewRefused = 2;

const isRefused = ({ reason, isSelected }: ComponentChoiceOption): boolean =>
  reason !== undefined && !isSelected;

type OptionsProps = Pick<ComponentChoiceProps, 'name' | 'onSelect'> & ComponentChoiceGroup;

const Options = (props: OptionsProps) => {
  const { name, onSelect, options } = props;
  const text = useText();
  const refused = options.filter(isRefused);
  const isLong = refused.length >= fewRefused;
  const tiles = isLong ? options.filter((option) => !isRefused(option)) : options;
  return (
    <>
      <div className={styles['tiles']}>
        {tiles.map((option) => (
          <ComponentTile name={name} option={option} onSelect={onSelect} key={option.value} />
        ))}
      </div>
      {isLong && (
        <details className={styles['group']}>
          <summary>{text('components.refused', { count: refused.length })}</summary>
          <ul className={styles['refused']}>
            {refused.map(({ value, label, reason }) => (
              <li key={value}>
                {label}
                <ChoiceDetail>{reason}</ChoiceDetail>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};

/** Shows options that cannot be chosen, too, with the reason. */
export const ComponentChoice = (props: ComponentChoiceProps) => {
  const { name, id, legend, selectedText, groups, hiddenFields, onSelect } = props;
  return (
    <div className={styles['part']} id={id}>
      <Choice legend={legend} selectedText={selectedText} hiddenFields={hiddenFields} returnId={id}>
        {groups.map(({ label, options }) =>
          label === undefined ? (
            <Options
              name={name}
              options={options}
              onSelect={onSelect}
              key={options[0]?.value ?? id}
            />
          ) : (
            <details
              className={styles['group']}
              open={options.some(({ isSelected }) => isSelected)}
              key={label}
            >
              <GroupHead label={label} options={options} />
              <Options name={name} options={options} onSelect={onSelect} />
            </details>
          ),
        )}
      </Choice>
    </div>
  );
};
