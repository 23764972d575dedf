import type { ReactNode } from 'react';

import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

type AccordionPart = { readonly title: string; readonly content: ReactNode };

type AccordionProps = {
  readonly items: readonly AccordionPart[];
  /** With a name, unique in the page, one part is open at a time. */
  readonly name?: string | undefined;
  /** At first. */
  readonly isOpen?: boolean | undefined;
};

export const Accordion = ({ items, name, isOpen }: AccordionProps) =>
  items.length > 0 && (
    <div className={styles['accordion']}>
      {items.map(({ title, content }) => (
        <details key={title} name={name} open={isOpen} className={styles['item']}>
          <summary className={styles['title']}>
            {title}
            <Icon name="plus" />
          </summary>
          <div className={styles['content']}>{content}</div>
        </details>
      ))}
    </div>
  );
