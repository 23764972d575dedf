import { missingComponents } from '../../../../core/domain/products/wall-picture/missing-components.ts';
import type { ComponentRefusal } from '../../../../core/domain/products/wall-picture/component-offer.ts';
import { Notice } from '../../../components/notice/notice.tsx';
import { useText } from '../../../messages/text.tsx';
import { useShell } from '../../islands/use-shell.ts';
import { matSizeText } from './mat-size-text.ts';
import type { ComponentsData } from './components-data.ts';
import type { PictureConfiguration } from './use-picture-configuration.ts';

/** The message for each reason why a component is not available. */
const missingWords = [
  ['not-sold', 'components.missing'],
  ['only-without-frame', 'components.missing-framed'],
] as const satisfies readonly (readonly [ComponentRefusal, string])[];

type MissingComponentsProps = {
  readonly configuration: PictureConfiguration;
  readonly data: ComponentsData;
};

/** Lists the components in the address that this article does not have in this format. */
export const MissingComponents = ({ configuration, data }: MissingComponentsProps) => {
  const { asked, article, knownComponents } = configuration;
  const text = useText();
  const { locale } = useShell();
  if (knownComponents.offer === undefined) return null;
  const missing = missingComponents(article, knownComponents.offer, asked);
  if (missing.length === 0) return null;
  const labelsOf = (refusal: ComponentRefusal): readonly string[] =>
    missing
      .filter((part) => part.refusal === refusal)
      .map((part) => {
        const label = data.labels[part.value] ?? part.value;
        return part.kind === 'mat' ? `${label}, ${matSizeText(locale, part.matSize)}` : label;
      });
  return (
    <Notice>
      {missingWords.map(([refusal, words]) => {
        const labels = labelsOf(refusal);
        return (
          labels.length > 0 && <p key={refusal}>{text(words, { parts: labels.join('; ') })}</p>
        );
      })}
    </Notice>
  );
};
