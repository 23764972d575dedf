import { type ReactNode, useId } from 'react';

import styles from './page-section.module.css';

type PageSectionProps = {
  readonly headline?: string | undefined;
  /**
   * `text` limits the length of lines; `wide` is for pictures and tiles; in a wide window `beside` has the
   * second of three children beside the others.
   */
  readonly width?: 'wide' | 'text' | 'beside' | undefined;
  /** `sunken` sets the section off from its neighbours. */
  readonly tone?: 'plain' | 'sunken' | undefined;
  readonly id?: string | undefined;
  readonly children: ReactNode;
};

export const PageSection = ({
  headline,
  width = 'wide',
  tone = 'plain',
  id,
  children,
}: PageSectionProps) => {
  const headlineId = useId();
  const hasHeadline = headline !== undefined && headline !== '';
  return (
    <section
      id={id}
      className={styles[tone]}
      aria-labelledby={hasHeadline ? headlineId : undefined}
    >
      <div className={styles[width]}>
        {hasHeadline && <h2 id={headlineId}>{headline}</h2>}
        {children}
      </div>
    </section>
  );
};
