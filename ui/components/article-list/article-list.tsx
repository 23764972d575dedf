import type { ReactNode } from 'react';

import { Button, ButtonLink } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import { Picture, type PictureProps } from '../picture/picture.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './article-list.module.css';

/** All answers are in the page; the address's fragment shows one. */
type FormAnswer = {
  /** The fragment that shows it. */
  readonly id: string;
  readonly tone: 'positive' | 'info' | 'warning' | 'error';
  readonly text: string;
};

const AnswerPlace = ({ id, tone, text }: FormAnswer) => (
  <div className={styles['answer']} id={id} tabIndex={-1}>
    <Notice tone={tone}>
      <p>{text}</p>
    </Notice>
  </div>
);

type ArticleListProps<Answer extends string> = {
  readonly tones: Readonly<Record<Answer, FormAnswer['tone']>>;
  readonly answers: readonly Answer[];
  readonly idOf: (answer: Answer) => string;
  readonly textOf: (answer: Answer) => string;
  readonly children: ReactNode;
};

/** A visitor's own list of articles, with the answers to its forms. */
export const ArticleList = <Answer extends string>({
  tones,
  answers,
  idOf,
  textOf,
  children,
}: ArticleListProps<Answer>) => (
  <div className={styles['list']}>
    {answers.map((answer) => (
      <AnswerPlace id={idOf(answer)} tone={tones[answer]} text={textOf(answer)} key={answer} />
    ))}
    {children}
  </div>
);

/** Holds an `Article` for each. */
export const Articles = ({ children }: { readonly children: ReactNode }) => (
  <ul role="list" className={styles['articles']}>
    {children}
  </ul>
);

/** Small text, such as the number of articles. */
export const ArticleNote = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles['detail']}>{children}</p>
);

/** Text at the start, controls at the end. */
export const ArticleLine = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['line']}>{children}</div>
);

/** A heading one level below the page's. */
export const ArticleHeading = ({ children }: { readonly children: ReactNode }) => (
  <h2 className={styles['name']}>{children}</h2>
);

type ArticleFormProps = {
  readonly action: string;
  /** Hidden fields. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly children: ReactNode;
};

/** Changes a list without scripts, and leads to it. */
export const ArticleForm = ({ action, fields, children }: ArticleFormProps) => (
  <form method="post" action={action} className={styles['ways']}>
    {fields.map(([name, value]) => (
      <input type="hidden" name={name} value={value} key={`${name} ${value}`} />
    ))}
    {children}
  </form>
);

/** Controls that wrap together. */
export const ArticleWays = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['ways']}>{children}</div>
);

type ArticleWayProps = {
  /** The article, for screen readers. */
  readonly name: string;
  readonly children: ReactNode;
};

/** A button of an `ArticleForm`. */
export const ArticleButton = ({ name, children }: ArticleWayProps) => (
  <Button tone="quiet" type="submit">
    {children}
    <VisuallyHidden>: {name}</VisuallyHidden>
  </Button>
);

/** A link that leads on with an article; nothing without an address. */
export const ArticleLink = ({
  name,
  tone,
  href,
  children,
}: ArticleWayProps & {
  readonly tone: 'quiet' | 'secondary';
  readonly href: string | undefined;
}) =>
  href === undefined ? null : (
    <ButtonLink tone={tone} href={href}>
      {children}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </ButtonLink>
  );

export const ArticleProblem = ({ children }: { readonly children: ReactNode }) => (
  <Notice tone="warning">
    <p>{children}</p>
  </Notice>
);

type ArticleProps = {
  readonly name: string;
  readonly detail: string | undefined;
  readonly picture: PictureProps | undefined;
  /** With the legal notes, or why there is none. */
  readonly price: ReactNode;
  /** Controls. */
  readonly children: ReactNode;
};

export const Article = ({ name, detail, picture, price, children }: ArticleProps) => (
  <li className={styles['article']}>
    <div className={styles['picture']}>{picture && <Picture {...picture} fit="cover" />}</div>
    <div className={styles['words']}>
      <ArticleHeading>{name}</ArticleHeading>
      {detail !== undefined && <ArticleNote>{detail}</ArticleNote>}
      <div>{price}</div>
    </div>
    <div className={styles['ways']}>{children}</div>
  </li>
);
