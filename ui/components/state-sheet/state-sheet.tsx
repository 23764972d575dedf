import { useLayoutEffect, type ReactNode } from 'react';

import { addTouches, type Touch } from './state-rules.ts';
import styles from './state-sheet.module.css';

type ShownState = {
  readonly name: string;
  readonly touch?: Touch;
  /** One element: Storybook writes it as code, and takes endless time for elements within it. */
  readonly drawing: ReactNode;
};

/** For stories: all states of a component beside each other. */
export const StateSheet = ({ states }: { readonly states: readonly ShownState[] }) => {
  useLayoutEffect(() => addTouches(document));
  return (
    <div className={styles['sheet']}>
      {states.map(({ name, touch, drawing }) => (
        <figure key={name} className={styles['state']}>
          <div className={styles['drawing']} data-touch={touch}>
            {drawing}
          </div>
          <figcaption className={styles['name']}>{name}</figcaption>
        </figure>
      ))}
    </div>
  );
};
