import { useText } from '../../messages/text.tsx';
import { Article, Articles } from '../article-list/article-list.tsx';
import type { ShownProps } from './checkout-props.ts';

/** What is ordered, as it was put into the cart. */
export const CheckoutRows = ({ rows }: Pick<ShownProps, 'rows'>) => {
  const text = useText();
  return (
    <Articles facts={[]}>
      {rows.map(({ key, name, detail, picture, quantity, sum }) => (
        <Article
          key={key}
          name={name}
          detail={[detail, text('checkout.pieces', { count: quantity })]
            .filter(Boolean)
            .join(' · ')}
          picture={picture}
          price={sum}
        >
          {null}
        </Article>
      ))}
    </Articles>
  );
};
