import { matsOf, usualMatSize } from '../../../../core/domain/catalogue/mat-choice.ts';
import type { FrameType } from '../../../../core/domain/catalogue/materials.ts';
import {
  shownMats,
  shownMatSizes,
} from '../../../../core/domain/products/wall-picture/mat-offer.ts';
import { frameOfComponents } from '../../../../core/domain/products/wall-picture/component-selection.ts';
import { selectionPairs } from '../../../../core/domain/products/wall-picture/selection-key.ts';
import { MatChoice } from './parts/mat-choice/mat-choice.tsx';
import { useText } from '../../../messages/text.tsx';
import { hiddenFieldsOf } from '../../../components/choice/hidden-fields.ts';
import { useSurcharge } from '../../configurator/use-surcharge.ts';
import { useShell } from '../../islands/use-shell.ts';
import { matSizeText } from './mat-size-text.ts';
import type { ComponentsData } from './components-data.ts';
import type { PictureConfiguration } from './use-picture-configuration.ts';

type MatsProps = {
  readonly configuration: PictureConfiguration;
  readonly data: ComponentsData;
  readonly frameType: FrameType;
};

/** The mat in its colour and width: one option of the product, and two choices. */
export const Mats = ({ configuration, data, frameType }: MatsProps) => {
  const { components, state, kept, knownComponents, choose } = configuration;
  const text = useText();
  const { locale } = useShell();
  const surcharge = useSurcharge();
  const { matType, matSize } = frameOfComponents(frameType, components);
  const offered = knownComponents.offer?.frame?.mats ?? [];
  const isGlazed = matsOf(frameType).length > 0;
  // Where there is no mat yet, the tiles say what one of the usual width costs.
  const shownSize = matSize === 0 ? usualMatSize : matSize;
  const mats = shownMats(frameType, offered, shownSize);
  const none = {
    matType: 'mat-none',
    matSize: shownSize,
    surcharge: 0,
    isDefault: mats.every(({ isDefault }) => !isDefault),
    refusal: undefined,
  } as const;
  return (
    <MatChoice
      id="part-mat"
      legend={text('components.mat')}
      selectedText={[data.labels[matType], matSize > 0 && matSizeText(locale, matSize)]
        .filter(Boolean)
        .join(', ')}
      mats={[none, ...mats].map((mat) => ({
        matType: mat.matType,
        matSize: mat.matSize,
        label: data.labels[mat.matType] ?? mat.matType,
        surcharge: surcharge(mat.surcharge),
        isDefault: mat.isDefault,
        isSelected: mat.matType === matType,
        // A frame without glass takes no mat: that is said once, above them.
        reason: isGlazed ? mat.refusal && text(`components.${mat.refusal}`) : undefined,
      }))}
      sizes={shownMatSizes(frameType, offered, matType).map((size) => ({
        matSize: size.matSize,
        label: [
          matSizeText(locale, size.matSize),
          size.isDefault && text('components.default'),
          surcharge(size.surcharge),
        ]
          .filter(Boolean)
          .join(' · '),
        reason: size.refusal && text(`components.${size.refusal}`),
      }))}
      selectedSize={matSize}
      reason={isGlazed ? undefined : text('components.no-glazing')}
      hiddenFields={hiddenFieldsOf([
        ...selectionPairs(state, { ...components, matType: undefined, matSize: undefined }),
        ...kept,
      ])}
      onSelect={(nextType, nextSize) =>
        choose({ ...components, matType: nextType, matSize: nextSize || undefined })
      }
    />
  );
};
