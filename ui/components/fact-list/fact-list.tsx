import styles from './fact-list.module.css';

export type NamedFact = readonly [name: string, values: readonly string[]];

export const FactList = ({ facts }: { readonly facts: readonly NamedFact[] }) => (
  <dl className={styles['facts']}>
    {facts.map(([name, values]) => (
      <div key={name}>
        <dt>{name}</dt>
        {values.map((value) => (
          <dd key={value}>{value}</dd>
        ))}
      </div>
    ))}
  </dl>
);
