import { wishlistFields, wishlistPath } from '../../../core/domain/wishlist/wishlist-forms.ts';
import { useText } from '../../messages/text.tsx';
import { Button } from '../button/button.tsx';
import { heartPath } from '../icon/heart-path.ts';
import { IconDrawing } from '../icon/icon-drawing.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

type WishButtonProps = {
  readonly locale: string;
  /** Made by `wishFields`. */
  readonly fields: readonly (readonly [name: string, value: string])[];
};

/** Without scripts the form leads to the wishlist. */
export const WishButton = ({ locale, fields }: WishButtonProps) => {
  const text = useText();
  return (
    <form method="post" action={wishlistPath}>
      <input type="hidden" name={wishlistFields.locale} value={locale} />
      <input type="hidden" name={wishlistFields.wants} value="add" />
      {fields.map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={`${name} ${value}`} />
      ))}
      <Button type="submit" tone="quiet">
        <IconDrawing path={heartPath} />
        {text('wish.add')}
        <VisuallyHidden> {text('wish.adds')}</VisuallyHidden>
      </Button>
    </form>
  );
};
