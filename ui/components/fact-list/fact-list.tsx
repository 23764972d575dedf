import { useText } from '../../messages/text.tsx';
import type { FactName, Facts } from './facts.ts';
import styles from './fact-list.module.css';

type FactListProps = {
  /** Facts in their order; one without a value is left out. */
  readonly names: readonly FactName[];
  readonly facts: Facts;
};

const valuesOf = (facts: Facts, name: FactName): readonly string[] => [facts[name] ?? []].flat();

export const FactList = ({ names, facts }: FactListProps) => {
  const text = useText();
  return (
    <dl className={styles['facts']}>
      {names
        .map((name) => [name, valuesOf(facts, name)] as const)
        .filter(([, values]) => values.length > 0)
        .map(([name, values]) => (
          <div key={name}>
            <dt>{text(`fact.${name}`)}</dt>
            {values.map((value) => (
              <dd key={value}>{value}</dd>
            ))}
          </div>
        ))}
    </dl>
  );
};
