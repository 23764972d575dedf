import type { FormEventHandler, ReactElement, ReactNode } from 'react';

import { Button, ButtonLink } from '../button/button.tsx';
import { FormAnswers, type FormAnswersProps } from '../notice/form-answers.tsx';
import { Notice } from '../notice/notice.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './article-list.module.css';

type ArticleListProps<Answer extends string> = FormAnswersProps<Answer> & {
  /** Why there is no list. */
  readonly problem?: string | undefined;
  readonly children: ReactNode;
};

/** With the answers to the list's forms. */
export const ArticleList = <Answer extends string>({
  problem,
  children,
  ...answers
}: ArticleListProps<Answer>) => (
  <div className={styles['list']}>
    <FormAnswers {...answers} />
    {problem !== undefined && (
      <Notice tone="warning">
        <p>{problem}</p>
      </Notice>
    )}
    {children}
  </div>
);

type ArticlesProps = {
  /** Such as the number of articles. */
  readonly facts: readonly string[];
  readonly children: ReactNode;
};

export const Articles = ({ facts, children }: ArticlesProps) => (
  <>
    <ArticleNote>{facts.join(' · ')}</ArticleNote>
    <ul role="list" className={styles['articles']}>
      {children}
    </ul>
  </>
);

/** What is said of it in small letters. */
export const ArticleNote = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles['detail']}>{children}</p>
);

/** Text at the start, controls at the end. */
export const ArticleLine = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['line']}>{children}</div>
);

export const ArticleHeading = ({ children }: { readonly children: ReactNode }) => (
  <h2 className={styles['name']}>{children}</h2>
);

type ArticleFormProps = {
  readonly action: string;
  /** Hidden fields. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
  readonly children: ReactNode;
};

/** Changes a list without scripts, and leads to it. */
export const ArticleForm = ({ action, fields, onSubmit, children }: ArticleFormProps) => (
  <form method="post" action={action} className={styles['ways']} onSubmit={onSubmit}>
    {fields.map(([name, value]) => (
      <input type="hidden" name={name} value={value} key={`${name} ${value}`} />
    ))}
    {children}
  </form>
);

export const ArticleWays = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['ways']}>{children}</div>
);

type ArticleWayProps = {
  /** The article, for screen readers. */
  readonly name: string;
  readonly children: ReactNode;
};

export const ArticleButton = ({ name, children }: ArticleWayProps) => (
  <Button tone="quiet" type="submit">
    {children}
    <VisuallyHidden>, {name}</VisuallyHidden>
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
      <VisuallyHidden>, {name}</VisuallyHidden>
    </ButtonLink>
  );

type ArticlePriceProps = {
  /** With the legal notes; `unavailable` while the price service does not answer. */
  readonly price: ReactElement | 'unavailable' | undefined;
  readonly unavailable: string;
  readonly unpriced: string;
};

export const ArticlePrice = ({ price, unavailable, unpriced }: ArticlePriceProps) =>
  typeof price === 'object' ? (
    price
  ) : (
    <ArticleNote>{price === 'unavailable' ? unavailable : unpriced}</ArticleNote>
  );

type ArticleProps = {
  readonly name: string;
  /** Undefined when no page sells it. */
  readonly href?: string | undefined;
  readonly detail: string | undefined;
  /** A picture, or a print drawn as it hangs; the wall is empty without one. */
  readonly picture: ReactNode;
  /** What is amiss with it. */
  readonly warning?: ReactNode;
  /** With the legal notes, or why there is none. */
  readonly price: ReactNode;
  /** Controls. */
  readonly children: ReactNode;
};

export const Article = ({
  name,
  href,
  detail,
  picture,
  warning,
  price,
  children,
}: ArticleProps) => (
  <li className={styles['article']}>
    <div className={styles['picture']}>{picture}</div>
    <div className={styles['words']}>
      <ArticleHeading>{href === undefined ? name : <a href={href}>{name}</a>}</ArticleHeading>
      {detail !== undefined && <ArticleNote>{detail}</ArticleNote>}
      {warning !== undefined && <div>{warning}</div>}
      <div>{price}</div>
    </div>
    <div className={styles['ways']}>{children}</div>
  </li>
);
