import type { Article } from '../../../core/domain/products/article-key.ts';
import { wishlistFields, wishlistPath } from '../../../core/domain/wishlist/wishlist-forms.ts';
import { useText } from '../../messages/text.tsx';
import { Button } from '../button/button.tsx';
import { heartPath } from '../icon/heart-path.ts';
import { IconDrawing } from '../icon/icon-drawing.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

type WishButtonProps = {
  readonly locale: string;
  readonly article: Article;
};

/** Without scripts the form leads to the wishlist. */
export const WishButton = ({ locale, article }: WishButtonProps) => {
  const text = useText();
  return (
    <form method="post" action={wishlistPath}>
      <input type="hidden" name={wishlistFields.locale} value={locale} />
      <input type="hidden" name={wishlistFields.wants} value="add" />
      <input type="hidden" name={wishlistFields.designer} value={article.designer} />
      <input type="hidden" name={wishlistFields.article} value={article.query} />
      <Button type="submit" tone="quiet">
        <IconDrawing path={heartPath} />
        {text('wish.add')}
        <VisuallyHidden> {text('wish.adds')}</VisuallyHidden>
      </Button>
    </form>
  );
};
