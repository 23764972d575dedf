import type { MaterialOption } from '../../../../core/domain/calculator/calculator.ts';
import { pictureAttributes } from '../../../../core/domain/image/attributes.ts';
import { useText } from '../../../messages/text.tsx';
import { chosenNames, ProductPage, type ProductViewProps } from '../calculator/product-page.tsx';
import { useCalculator } from '../calculator/use-calculator.ts';
import type { PhotoFrameData } from './photo-frame-data.ts';

/** A frame among the others: a corner of it, as the media library draws it. */
const swatchOf = ({ materialType, context }: MaterialOption) => ({
  swatch: pictureAttributes('swatch', {
    kind: 'object',
    motif: 'botanical',
    seed: 1,
    view: 'corner',
    material: materialType,
    frame: context.frameType,
    width: 300,
    height: 200,
  }),
});

/** A page that sells photo frames: a frame with a print in it, all that belongs to it, a format. */
export const PhotoFrameView = (props: ProductViewProps<PhotoFrameData>) => {
  const { product } = props;
  const text = useText();
  const { calculator } = product;
  const use = useCalculator({ kind: 'photo-frame', product, calculator });
  const { fullName } = chosenNames(product, use);
  return (
    <ProductPage
      {...props}
      use={use}
      swatchOf={swatchOf}
      optionsLegend={text('photo-frame.frame')}
      chosenName={fullName}
    />
  );
};
