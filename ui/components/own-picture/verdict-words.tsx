import styles from './verdict-words.module.css';

export type ShownVerdict = {
  readonly kind: 'excellent' | 'good' | 'acceptable' | 'too-low';
  readonly text: string;
};

const signs = { excellent: '✓✓', good: '✓', acceptable: '~', 'too-low': '!' } as const;

/** A word and a sign of its own: colour only repeats it. */
export const VerdictWords = ({ kind, text }: ShownVerdict) => (
  <span className={styles['verdict']} data-verdict={kind}>
    <span aria-hidden="true">{signs[kind]} </span>
    {text}
  </span>
);
