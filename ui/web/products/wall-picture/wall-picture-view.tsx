import { chosenName, ProductPage } from '../../configurator/product-page.tsx';
import type { ProductViewProps } from '../product.ts';
import { useConfigurator } from '../../configurator/use-configurator.ts';
import { useOwnFormats } from '../../own-picture/own-picture-store.ts';
import { useExperiments } from './use-experiments.ts';
import type { WallPictureData } from './wall-picture-data.ts';

/** A page that sells wall pictures: a material, with a frame or without, in a format. */
export const WallPictureView = (props: ProductViewProps<WallPictureData>) => {
  const { product } = props;
  const configurator = useOwnFormats(useExperiments(product.configurator));
  const use = useConfigurator({ product, configurator });
  return <ProductPage {...props} use={use} chosenName={chosenName(use)} />;
};
