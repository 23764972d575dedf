import type { ReactElement, ReactNode } from 'react';

import {
  wishlistAnswerId,
  wishlistAnswers,
  wishlistFields,
  wishlistPath,
  type WishlistAnswer,
  type WishlistWant,
} from '../../../core/domain/wishlist/wishlist-forms.ts';
import { useText } from '../../messages/text.tsx';
import {
  Article,
  ArticleButton,
  ArticleForm,
  ArticleLine,
  ArticleLink,
  ArticleList,
  ArticlePrice,
  Articles,
} from '../article-list/article-list.tsx';
import { Button, ButtonLink } from '../button/button.tsx';

export type Wish = {
  readonly key: string;
  readonly name: string;
  readonly detail: string | undefined;
  readonly picture: ReactNode;
  /** Such as a photo that is gone. */
  readonly warning?: ReactNode;
  /**
   * With the legal notes; `unavailable` while the price service does not answer; undefined where it
   * is not sold here.
   */
  readonly price: ReactElement | 'unavailable' | undefined;
  /** Its product's page. */
  readonly page: string | undefined;
  readonly designer: string | undefined;
};

/** The visitor's own list or a shared one, or why there is none. */
export type WishListState =
  | { readonly kind: 'not-found' | 'unavailable' }
  | {
      readonly kind: 'shown';
      readonly wishes: readonly Wish[];
      readonly isOwn: boolean;
      /** Undefined before the first wish. */
      readonly shared: { readonly key: string; readonly href: string } | undefined;
    };

type WishListProps = {
  readonly locale: string;
  readonly state: WishListState;
  /** Where the visitor's own list is. */
  readonly ownHref: string;
};

const tones = {
  added: 'positive',
  removed: 'positive',
  cleared: 'positive',
  taken: 'positive',
  full: 'warning',
  refused: 'warning',
  failed: 'error',
} as const satisfies Record<WishlistAnswer, string>;

type WantFormProps = {
  readonly locale: string;
  readonly wants: WishlistWant;
  readonly field?: readonly [name: string, value: string];
  readonly children: ReactNode;
};

const WantForm = ({ locale, wants, field, children }: WantFormProps) => (
  <ArticleForm
    action={wishlistPath}
    fields={[
      [wishlistFields.locale, locale],
      [wishlistFields.wants, wants],
      ...(field === undefined ? [] : [field]),
    ]}
  >
    {children}
  </ArticleForm>
);

const WishRow = ({ wish, locale, isOwn }: { wish: Wish; locale: string; isOwn: boolean }) => {
  const text = useText();
  const { key, name, page, detail, picture, warning, price, designer } = wish;
  return (
    <Article
      name={name}
      href={page}
      detail={detail}
      picture={picture}
      warning={warning}
      price={
        <ArticlePrice
          price={price}
          unavailable={text('wishlist.no-price')}
          unpriced={text('wishlist.unpriced')}
        />
      }
    >
      <ArticleLink tone="secondary" href={designer} name={name}>
        {text('wishlist.design')}
      </ArticleLink>
      {isOwn && (
        <WantForm locale={locale} wants="remove" field={[wishlistFields.wish, key]}>
          <ArticleButton name={name}>{text('wishlist.remove')}</ArticleButton>
        </WantForm>
      )}
    </Article>
  );
};

const Shown = ({
  locale,
  state,
}: {
  readonly locale: string;
  readonly state: Extract<WishListState, { kind: 'shown' }>;
}) => {
  const text = useText();
  const { wishes, isOwn, shared } = state;
  if (wishes.length === 0) return <p>{text(isOwn ? 'wishlist.empty' : 'wishlist.none')}</p>;
  return (
    <>
      {!isOwn && shared !== undefined && (
        <ArticleLine>
          <p>{text('wishlist.shared')}</p>
          <WantForm locale={locale} wants="take" field={[wishlistFields.list, shared.key]}>
            <Button type="submit">{text('wishlist.take')}</Button>
          </WantForm>
        </ArticleLine>
      )}
      <Articles
        facts={[text('wishlist.count', { count: wishes.length }), text('wishlist.price-now')]}
      >
        {wishes.map((wish) => (
          <WishRow key={wish.key} wish={wish} locale={locale} isOwn={isOwn} />
        ))}
      </Articles>
      {isOwn && (
        <ArticleLine>
          {shared !== undefined && (
            <p>
              {text('wishlist.share')} <a href={shared.href}>{text('wishlist.share-link')}</a>
            </p>
          )}
          <WantForm locale={locale} wants="clear">
            <Button tone="quiet" type="submit">
              {text('wishlist.clear')}
            </Button>
          </WantForm>
        </ArticleLine>
      )}
    </>
  );
};

/** Forms and links alone, the same with scripts and without. */
export const WishList = ({ locale, state, ownHref }: WishListProps) => {
  const text = useText();
  const isOwn = state.kind === 'shown' && state.isOwn;
  // What was added is not there: the browser has refused the cookie.
  const isLost = isOwn && state.wishes.length === 0;
  return (
    <ArticleList
      tones={isLost ? { ...tones, added: 'warning', taken: 'warning' } : tones}
      answers={wishlistAnswers}
      idOf={wishlistAnswerId}
      textOf={(answer) =>
        text(
          isLost && (answer === 'added' || answer === 'taken')
            ? 'wishlist.not-kept'
            : `wishlist.${answer}`,
        )
      }
      problem={state.kind === 'shown' ? undefined : text(`wishlist.${state.kind}`)}
    >
      {state.kind === 'shown' && <Shown locale={locale} state={state} />}
      {!isOwn && (
        <div>
          <ButtonLink tone="secondary" href={ownHref}>
            {text('wishlist.open')}
          </ButtonLink>
        </div>
      )}
    </ArticleList>
  );
};
