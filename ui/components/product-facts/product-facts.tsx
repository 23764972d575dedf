import styles from '../fact-list/fact-list.module.css';
import { Picture, type PictureSize } from '../picture/picture.tsx';

type ProductFact = {
  readonly name: string;
  readonly text: string;
  readonly picture?: PictureSize | undefined;
};

type ProductFactsProps = {
  readonly facts: readonly ProductFact[];
  /** A choice close to the current one that costs less. */
  readonly nearest?:
    | { readonly text: string; readonly label: string; readonly href: string }
    | undefined;
};

export const ProductFacts = ({ facts, nearest }: ProductFactsProps) => (
  <div>
    {nearest && (
      <p>
        {nearest.text} <a href={nearest.href}>{nearest.label}</a>
      </p>
    )}
    <dl className={styles['facts']}>
      {facts.map(({ name, text, picture }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
          {picture && (
            <dd>
              <Picture {...picture} alt="" />
            </dd>
          )}
        </div>
      ))}
    </dl>
  </div>
);
