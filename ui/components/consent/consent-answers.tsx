import type { ReactNode } from 'react';

import { useText } from '../../messages/text.tsx';
import { Button } from '../button/button.tsx';
import styles from './consent.module.css';

/**
 * The answers to a question for consent: refusing is as large and as near as accepting. What is
 * pressed is the form's `answer`.
 */
export const ConsentAnswers = ({ children }: { readonly children: ReactNode }) => {
  const text = useText();
  return (
    <>
      <Button type="submit" tone="secondary" isWide name="answer" value="reject">
        {text('consent.reject')}
      </Button>
      <Button type="submit" tone="secondary" isWide name="answer" value="accept">
        {text('consent.accept')}
      </Button>
      <div className={styles['further']}>{children}</div>
    </>
  );
};
