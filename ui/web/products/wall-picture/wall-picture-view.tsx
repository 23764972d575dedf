import type { MaterialOption } from '../../../../core/domain/calculator/calculator.ts';
import { pictureAttributes } from '../../../../core/domain/image/attributes.ts';
import { chosenNames, ProductPage, type ProductViewProps } from '../calculator/product-page.tsx';
import { useCalculator } from '../calculator/use-calculator.ts';
import { useExperiments } from './use-experiments.ts';
import type { WallPictureData } from './wall-picture-data.ts';

const swatchOf = ({ materialType, context }: MaterialOption) => ({
  swatch: pictureAttributes('swatch', { kind: 'material', material: materialType }),
  frame: context.frameType,
});

/** A page that sells wall pictures: a material, with a frame or without, in a format. */
export const WallPictureView = (props: ProductViewProps<WallPictureData>) => {
  const { product } = props;
  const calculator = useExperiments(product.calculator);
  const use = useCalculator({ kind: 'wall-picture', product, calculator });
  const { fullName } = chosenNames(product, use);
  return <ProductPage {...props} use={use} swatchOf={swatchOf} chosenName={fullName} />;
};
