import styles from './verdict-words.module.css';

/** A verdict on a resolution with its text. */
export type ShownVerdict = {
  readonly kind: 'excellent' | 'good' | 'acceptable' | 'too-low';
  readonly text: string;
};

const signs = { excellent: '✓✓', good: '✓', acceptable: '~', 'too-low': '!' } as const;

/** A verdict by its word and a sign of its own: colour only repeats it. */
export const VerdictWords = ({ kind, text }: ShownVerdict) => (
  <span className={styles['verdict']} data-verdict={kind}>
    <span aria-hidden="true">{signs[kind]} </span>
    {text}
  </span>
);
