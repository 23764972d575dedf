import type { ReactNode } from 'react';

import { ButtonLink } from '../button/button.tsx';
import type { TextLink } from '../link/link.tsx';
import styles from './lead-words.module.css';

export type LeadWordsProps = {
  readonly headline: string;
  readonly text?: string | undefined;
  readonly link?: TextLink | undefined;
  readonly note?: ReactNode;
  /** Before the link, such as a form. */
  readonly action?: ReactNode;
  /** 1 where it heads the page. */
  readonly level?: 1 | 2 | undefined;
};

/** The words of a hero or a teaser. */
export const LeadWords = ({
  headline,
  text = '',
  link,
  note,
  action,
  level = 2,
}: LeadWordsProps) => {
  const Headline = level === 1 ? 'h1' : 'h2';
  return (
    <>
      <Headline className={styles['headline']}>{headline}</Headline>
      {text !== '' && <p className={styles['text']}>{text}</p>}
      {note && <p>{note}</p>}
      {action}
      {link && (
        <ButtonLink href={link.href} target={link.target} rel={link.rel}>
          {link.text}
        </ButtonLink>
      )}
    </>
  );
};
