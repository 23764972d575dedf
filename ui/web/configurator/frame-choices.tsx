/** The choices of a frame: its type, its colour, the mat and the glass in it. */
import {
  findFormatOption,
  findMaterial,
  materialValue,
  selectedPrice,
} from '../../../core/domain/configurator/configurator.ts';
import { framingChoice } from '../../../core/domain/configurator/framings.ts';
import { frameTones } from '../../../core/domain/catalogue/frame-tone-names.ts';
import { matsOf, usualMatSize } from '../../../core/domain/catalogue/mat-choice.ts';
import { shownMats, shownMatSizes } from '../../../core/domain/products/wall-picture/mat-offer.ts';
import type { OfferedPart } from '../../../core/domain/products/wall-picture/part-offer.ts';
import { frameOfWish } from '../../../core/domain/products/wall-picture/part-wish.ts';
import { MatChoice } from '../../components/mat-choice/mat-choice.tsx';
import { PartChoice, type PartChoiceOption } from '../../components/part-choice/part-choice.tsx';
import { useText } from '../../messages/text.tsx';
import {
  fieldsWithout,
  reasonOf,
  usePartOption,
  useSurcharge,
  type PartProps,
} from './part-fields.ts';

/** A frame around the material, or none: each is an article of its own. */
export const FrameTypes = ({ use, data }: PartProps) => {
  const { configurator, state, article, apply, askFor } = use;
  const text = useText();
  const surcharge = useSurcharge();
  // An own format is in no list: its price is that of the selection alone.
  const priceIn = (value: string): number | undefined =>
    (value === state.material
      ? selectedPrice(configurator, state)
      : findFormatOption(findMaterial(configurator, value)?.formats ?? [], state.format)?.price
    )?.priceCurrent.minorUnits;
  const isSold = (value: string): boolean =>
    priceIn(value) !== undefined || framingChoice(configurator, state, value).kind === 'ask';
  const bare = materialValue(article.materialType, undefined);
  const barePrice = priceIn(bare);
  const optionOf = (value: string, label: string, reason?: string): PartChoiceOption => {
    const price = priceIn(value);
    const isKnown = price !== undefined && barePrice !== undefined;
    return {
      value,
      label,
      surcharge: isKnown ? surcharge(price - barePrice) : undefined,
      isSelected: value === state.material,
      reason: reason ?? (isSold(value) ? undefined : text('parts.not-sold')),
    };
  };
  const select = (value: string): void => {
    const choice = framingChoice(configurator, state, value);
    if (choice.kind === 'ask') askFor(choice.state);
    else apply(choice);
  };
  const none =
    findMaterial(configurator, bare) === undefined ? [] : [optionOf(bare, text('parts.no-frame'))];
  const frames = data.frames.map(({ frameType, refusal }) => {
    const value = materialValue(article.materialType, frameType);
    const label = data.labels[frameType] ?? frameType;
    if (refusal === 'not-sold') return optionOf(value, label, text('parts.not-sold-here'));
    return refusal === undefined
      ? optionOf(value, label)
      : optionOf(
          value,
          label,
          text('parts.holds-others', { materials: data.labels[`${frameType}:holds`] ?? '' }),
        );
  });
  const options = [...none, ...frames];
  return (
    <PartChoice
      id="part-frame"
      name="material"
      legend={text('parts.frame')}
      selectedText={options.find(({ isSelected }) => isSelected)?.label ?? ''}
      groups={[{ options }]}
      hiddenFields={fieldsWithout(use, {}).filter(({ name }) => name !== 'material')}
      onSelect={select}
    />
  );
};

/** The most colours of one family that stand together without headings. */
const fewColours = 9;

/** The colours of the frame, family by family; those of one long family by their tones. */
export const Colours = ({ use, data }: PartProps) => {
  const { wish, parts, choose } = use;
  const text = useText();
  const partOption = usePartOption(data);
  const colours = parts.offer?.frame?.colours ?? [];
  const chosen = wish.frameVariant ?? colours.find(({ isDefault }) => isDefault)?.value;
  const optionOf = (part: OfferedPart): PartChoiceOption => ({
    ...partOption(part, chosen),
    colour: data.colours[part.value],
  });
  const families = [...new Set(colours.map(({ value }) => data.families[value] ?? ''))];
  const groups =
    families.length === 1 && colours.length > fewColours
      ? frameTones.map((tone) => ({
          label: text(`parts.tone-${tone}`),
          options: colours.filter(({ value }) => data.tones[value] === tone).map(optionOf),
        }))
      : families.map((family) => ({
          label: families.length > 1 ? family : undefined,
          options: colours.filter(({ value }) => data.families[value] === family).map(optionOf),
        }));
  return (
    <PartChoice
      id="part-colour"
      name="frameVariant"
      legend={text('parts.colour')}
      selectedText={data.labels[chosen ?? ''] ?? ''}
      groups={groups.filter(({ options }) => options.length > 0)}
      hiddenFields={fieldsWithout(use, { frameVariant: undefined })}
      onSelect={(frameVariant) => choose({ ...wish, frameVariant })}
    />
  );
};

/** The mat in its colour and width. */
export const Mats = ({ use, data }: PartProps) => {
  const { wish, article, parts, choose } = use;
  const text = useText();
  const surcharge = useSurcharge();
  const { frameType } = article;
  if (frameType === undefined) return null;
  const { matType, matSize } = frameOfWish(frameType, wish);
  const offered = parts.offer?.frame?.mats ?? [];
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
      legend={text('parts.mat')}
      selectedText={[data.labels[matType], matSize > 0 && data.labels[`size:${matSize}`]]
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
        reason: isGlazed ? reasonOf(text, mat.refusal) : undefined,
      }))}
      sizes={shownMatSizes(frameType, offered, matType).map((size) => ({
        matSize: size.matSize,
        label: [
          data.labels[`size:${size.matSize}`] ?? String(size.matSize),
          size.isDefault && text('parts.default'),
          surcharge(size.surcharge),
        ]
          .filter(Boolean)
          .join(' · '),
        reason: reasonOf(text, size.refusal),
      }))}
      selectedSize={matSize}
      reason={isGlazed ? undefined : text('parts.no-glazing')}
      hiddenFields={fieldsWithout(use, { matType: undefined, matSize: undefined })}
      onSelect={(nextType, nextSize) =>
        choose({ ...wish, matType: nextType, matSize: nextSize || undefined })
      }
    />
  );
};

/** The glass before the picture. */
export const Glasses = ({ use, data }: PartProps) => {
  const { wish, parts, choose } = use;
  const text = useText();
  const optionOf = usePartOption(data);
  const glasses = parts.offer?.frame?.glasses ?? [];
  if (glasses.length === 0) return null;
  const usual: PartChoiceOption = {
    value: '',
    label: text('parts.glass-usual'),
    isDefault: true,
    isSelected: wish.glassType === undefined,
  };
  return (
    <PartChoice
      id="part-glass"
      name="glassType"
      legend={text('parts.glass')}
      selectedText={data.labels[wish.glassType ?? ''] ?? usual.label}
      groups={[
        {
          options: [usual, ...glasses.map((part) => optionOf(part, wish.glassType))],
        },
      ]}
      hiddenFields={fieldsWithout(use, { glassType: undefined })}
      onSelect={(glassType) => choose({ ...wish, glassType: glassType || undefined })}
    />
  );
};
