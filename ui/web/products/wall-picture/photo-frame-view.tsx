import { useText } from '../../../messages/text.tsx';
import { chosenName, ProductPage } from '../../configurator/product-page.tsx';
import type { ProductViewProps } from '../product.ts';
import { useConfigurator } from '../../configurator/use-configurator.ts';
import { useOwnFormats } from '../../own-picture/own-picture-store.ts';
import type { PhotoFrameData } from './wall-picture-data.ts';

/** A page that sells photo frames: a frame with a print in it, all that belongs to it, a format. */
export const PhotoFrameView = (props: ProductViewProps<PhotoFrameData>) => {
  const { product } = props;
  const text = useText();
  const configurator = useOwnFormats(product.configurator);
  const use = useConfigurator({ product, configurator });
  return (
    <ProductPage
      {...props}
      use={use}
      optionsLegend={text('photo-frame.frame')}
      chosenName={chosenName(use)}
    />
  );
};
