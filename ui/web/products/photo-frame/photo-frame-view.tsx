import { useText } from '../../../messages/text.tsx';
import {
  chosenNames,
  ProductPage,
  type ProductViewProps,
} from '../../configurator/product-page.tsx';
import { useConfigurator } from '../../configurator/use-configurator.ts';
import { useOwnFormats } from '../../own-picture/own-picture-store.ts';
import type { PhotoFrameData } from './photo-frame-data.ts';

/** A page that sells photo frames: a frame with a print in it, all that belongs to it, a format. */
export const PhotoFrameView = (props: ProductViewProps<PhotoFrameData>) => {
  const { product } = props;
  const text = useText();
  const configurator = useOwnFormats(product.configurator);
  const use = useConfigurator({ kind: 'photo-frame', product, configurator });
  const { fullName } = chosenNames(product, use);
  return (
    <ProductPage
      {...props}
      use={use}
      optionsLegend={text('photo-frame.frame')}
      chosenName={fullName}
    />
  );
};
