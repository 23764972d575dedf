import { visitor, wishlistArticlesAmount } from '../../../core/domain/customer/customer.ts';
import { articleKey, type Article } from '../../../core/domain/products/article-key.ts';
import {
  wishlistAnswerAt,
  wishlistFields,
  wishlistPath,
  type WishlistAnswer,
  type WishlistWant,
} from '../../../core/domain/wishlist/wishlist-forms.ts';
import type { KeepWish } from '../../components/wish-button/wish-button.tsx';
import { useShell } from '../islands/use-shell.ts';
import { pageLog } from '../log/logs.ts';
import { tendCustomer } from '../shell/tend-customer.ts';

const failed = (reason: string): WishlistAnswer => {
  pageLog.report('request-failed', { part: 'wishlist', reason });
  return 'failed';
};

/** The form as a browser without scripts sends it, with the answer that it would be led to. */
const post = async (
  locale: string,
  wants: Extract<WishlistWant, 'add' | 'remove'>,
  article: Article,
): Promise<WishlistAnswer> => {
  const sent = [
    [wishlistFields.locale, locale],
    [wishlistFields.wants, wants],
    ...(wants === 'remove'
      ? [[wishlistFields.wish, articleKey(article)]]
      : [
          [wishlistFields.designer, article.designer],
          [wishlistFields.article, article.query],
        ]),
  ];
  try {
    const answer = await fetch(wishlistPath, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(sent),
    });
    if (!answer.ok) return failed(`status ${answer.status}`);
    const led: unknown = await answer.json();
    const href = typeof led === 'object' && led !== null && 'location' in led ? led.location : '';
    return (
      wishlistAnswerAt(new URL(String(href), location.href).hash) ?? failed('no answer is named')
    );
  } catch {
    return failed('no answer');
  }
};

/** Keeps choices on the wishlist while the page stays. */
export const useKeepWish = (): KeepWish => {
  const { channel, locale, platform, wishlistHref } = useShell();
  return {
    listHref: wishlistHref,
    change: async (wants, article) => {
      const answer = await post(locale, wants, article);
      const customer = await tendCustomer({ channel, locale }, platform);
      // Who is at the page is known, and has nothing: the browser has refused the cookie.
      const isLost =
        answer === 'added' && customer !== visitor && wishlistArticlesAmount(customer) === 0;
      return isLost ? 'not-kept' : answer;
    },
  };
};
