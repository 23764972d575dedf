import styles from './form-answers.module.css';
import { Notice, type NoticeTone } from './notice.tsx';

export type FormAnswersProps<Answer extends string> = {
  readonly tones: Readonly<Record<Answer, NoticeTone>>;
  readonly answers: readonly Answer[];
  readonly idOf: (answer: Answer) => string;
  readonly textOf: (answer: Answer) => string;
};

/** All answers to a form are in the page; the address's fragment shows one. */
export const FormAnswers = <Answer extends string>(props: FormAnswersProps<Answer>) =>
  props.answers.map((answer) => (
    <div className={styles['answer']} id={props.idOf(answer)} tabIndex={-1} key={answer}>
      <Notice tone={props.tones[answer]}>
        <p>{props.textOf(answer)}</p>
      </Notice>
    </div>
  ));
