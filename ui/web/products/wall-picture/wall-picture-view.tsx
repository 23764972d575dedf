import { chosenNames, ProductPage, type ProductViewProps } from '../calculator/product-page.tsx';
import { useCalculator } from '../calculator/use-calculator.ts';
import { useOwnFormats } from '../../own-picture/own-picture-store.ts';
import { useExperiments } from './use-experiments.ts';
import type { WallPictureData } from './wall-picture-data.ts';

/** A page that sells wall pictures: a material, with a frame or without, in a format. */
export const WallPictureView = (props: ProductViewProps<WallPictureData>) => {
  const { product } = props;
  const calculator = useOwnFormats(useExperiments(product.calculator));
  const use = useCalculator({ kind: 'wall-picture', product, calculator });
  const { fullName } = chosenNames(product, use);
  return <ProductPage {...props} use={use} chosenName={fullName} />;
};
