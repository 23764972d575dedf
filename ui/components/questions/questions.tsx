import type { RichText as RichTextNodes } from '../../../core/domain/content/rich-text.ts';
import { Icon } from '../icon/icon.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import type { ResolveLink } from '../rich-text/rich-text.tsx';
import styles from './questions.module.css';

/** A question and its answer. */
type Question = { readonly question: string; readonly answer: RichTextNodes };

type QuestionsProps = { readonly items: readonly Question[]; readonly resolveLink: ResolveLink };

/** Questions that open to their answers, each by itself. */
export const Questions = ({ items, resolveLink }: QuestionsProps) =>
  items.length > 0 && (
    <div className={styles['questions']}>
      {items.map(({ question, answer }) => (
        <details key={question} className={styles['item']}>
          <summary className={styles['question']}>
            {question}
            <Icon name="plus" />
          </summary>
          <div className={styles['answer']}>
            <RichText text={answer} resolveLink={resolveLink} />
          </div>
        </details>
      ))}
    </div>
  );
