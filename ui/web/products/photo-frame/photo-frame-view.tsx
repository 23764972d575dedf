import { useLocation } from 'react-router';

import type { MaterialOption } from '../../../../core/domain/calculator/calculator.ts';
import { isMatType } from '../../../../core/domain/catalogue/materials.ts';
import { printFormat } from '../../../../core/domain/format/format.ts';
import { pictureAttributes } from '../../../../core/domain/image/attributes.ts';
import type { QueryPair } from '../../../../core/domain/query/query.ts';
import { frameWithMat, matsOf } from '../../../../core/domain/photoframe/mat-choice.ts';
import { useText } from '../../../messages/text.tsx';
import {
  chosenNames,
  chosenOption,
  ProductPage,
  type ProductViewProps,
} from '../calculator/product-page.tsx';
import { useCalculator } from '../calculator/use-calculator.ts';
import { MatChoice } from './mat-choice.tsx';
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

/** The mat that the address asks for. */
const useMatType = () => {
  const { search } = useLocation();
  const text = new URLSearchParams(search).get('matType') ?? '';
  return isMatType(text) ? text : undefined;
};

/** A page that sells photo frames: a frame with a print in it, its mat, and a format. */
export const PhotoFrameView = (props: ProductViewProps<PhotoFrameData>) => {
  const { product } = props;
  const text = useText();
  const matType = useMatType();
  const choices: readonly QueryPair[] = matType === undefined ? [] : [['matType', matType]];
  const { calculator } = product;
  const use = useCalculator({ kind: 'photo-frame', product, calculator, choices });
  const { frameType } = chosenOption(use).context;
  const frame = frameType && frameWithMat(frameType, matType);
  const mats = frameType === undefined ? [] : matsOf(frameType);
  const { fullName } = chosenNames(product, use);
  return (
    <ProductPage
      {...props}
      use={use}
      swatchOf={swatchOf}
      optionsLegend={text('photo-frame.frame')}
      frame={frame}
      chosenName={
        frame === undefined || mats.length === 0
          ? fullName
          : `${fullName}, ${product.matNames[frame.matType]}`
      }
      furtherChoice={
        frame !== undefined &&
        mats.length > 0 && (
          <MatChoice
            mats={mats}
            names={product.matNames}
            selected={frame.matType}
            hiddenFields={[
              { name: 'material', value: use.state.material },
              { name: 'formatType', value: printFormat(use.state.format) },
            ]}
            onSelect={(mat) => use.choose([['matType', mat]])}
          />
        )
      }
    />
  );
};
