import { useState } from 'react';

import {
  wishlistFields,
  wishlistPath,
  type WishlistAnswer,
} from '../../../core/domain/wishlist/wishlist-forms.ts';
import { articleKey, type Article } from '../../../core/domain/products/article-key.ts';
import { useText } from '../../messages/text.tsx';
import { ArticleForm } from '../article-list/article-list.tsx';
import { Button, ButtonLink } from '../button/button.tsx';
import { heartPath } from '../icon/heart-path.ts';
import { IconDrawing } from '../icon/icon-drawing.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** `not-kept`: the browser has refused the cookie. */
type WishOutcome = WishlistAnswer | 'not-kept';

/** How a wish is kept while its page stays. */
export type KeepWish = {
  readonly change: (wants: 'add' | 'remove', article: Article) => Promise<WishOutcome>;
  /** The wishlist's page. */
  readonly listHref: string;
};

type WishButtonProps = {
  readonly locale: string;
  readonly article: Article;
  /** Of the article, for screen readers, where there are many. */
  readonly name?: string | undefined;
  /** Without it the form is sent. */
  readonly keep?: KeepWish | undefined;
};

type Wish =
  | { readonly kind: 'sending' }
  | { readonly kind: 'answered'; readonly outcome: WishOutcome };

const textOfOutcome = {
  removed: 'wish.removed',
  full: 'wish.full',
  refused: 'wish.refused',
  'not-kept': 'wish.not-kept',
} as const satisfies Partial<Record<WishOutcome, string>>;

const isSaid = (outcome: WishOutcome): outcome is keyof typeof textOfOutcome =>
  Object.hasOwn(textOfOutcome, outcome);

/** Without scripts the form leads to the wishlist. */
export const WishButton = ({ locale, article, name, keep }: WishButtonProps) => {
  const text = useText();
  const named = articleKey(article);
  const [{ of, wish }, setWish] = useState<{ readonly of: string; readonly wish?: Wish }>({
    of: named,
  });
  // Another choice is another wish.
  const shown = of === named ? wish : undefined;
  const outcome = shown?.kind === 'answered' ? shown.outcome : undefined;
  const isKept = outcome === 'added';
  const send = ({ change }: KeepWish): void => {
    setWish({ of: named, wish: { kind: 'sending' } });
    void change(isKept ? 'remove' : 'add', article).then((answer) =>
      setWish((now) =>
        now.of === named ? { of: named, wish: { kind: 'answered', outcome: answer } } : now,
      ),
    );
  };
  return (
    <ArticleForm
      action={wishlistPath}
      fields={[
        [wishlistFields.locale, locale],
        [wishlistFields.wants, 'add'],
        [wishlistFields.designer, article.designer],
        [wishlistFields.article, article.query],
      ]}
      onSubmit={
        keep &&
        ((event) => {
          event.preventDefault();
          if (shown?.kind !== 'sending') send(keep);
        })
      }
    >
      <Button type="submit" tone="quiet">
        <IconDrawing path={heartPath} isFilled={isKept} />
        {text(isKept ? 'wish.undo' : 'wish.add')}
        <VisuallyHidden>
          {' '}
          {isKept ? `(${text('wish.undoes')})` : text('wish.adds')}
          {name && `, ${name}`}
        </VisuallyHidden>
      </Button>
      {keep && (
        <output>
          {isKept ? (
            <ButtonLink tone="quiet" href={keep.listHref}>
              {text('wish.added')}
            </ButtonLink>
          ) : (
            outcome && text(isSaid(outcome) ? textOfOutcome[outcome] : 'wish.failed')
          )}
        </output>
      )}
    </ArticleForm>
  );
};
