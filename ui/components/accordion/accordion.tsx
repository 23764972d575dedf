import type { ReactNode } from 'react';

import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

/** A part of an accordion: its title, and what opens below it. */
type AccordionPart = { readonly title: string; readonly content: ReactNode };

type AccordionProps = {
  readonly items: readonly AccordionPart[];
  /** With a name of the page's own, one part at a time is open; without, each opens by itself. */
  readonly name?: string | undefined;
};

/** Parts that open below their titles, by the browser alone. */
export const Accordion = ({ items, name }: AccordionProps) =>
  items.length > 0 && (
    <div className={styles['accordion']}>
      {items.map(({ title, content }) => (
        <details key={title} name={name} className={styles['item']}>
          <summary className={styles['title']}>
            {title}
            <Icon name="plus" />
          </summary>
          <div className={styles['content']}>{content}</div>
        </details>
      ))}
    </div>
  );
