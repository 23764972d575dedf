import { missingParts } from '../../../../core/domain/products/wall-picture/missing-parts.ts';
import type { PartRefusal } from '../../../../core/domain/products/wall-picture/part-offer.ts';
import { Notice } from '../../../components/notice/notice.tsx';
import { useText } from '../../../messages/text.tsx';
import { useShell } from '../../islands/use-shell.ts';
import { matSizeText } from './mat-size-text.ts';
import type { PartsData } from './parts-data.ts';
import type { PictureConfiguration } from './use-picture-configuration.ts';

/** What is said of parts that are not had, by the reason. */
const missingWords = [
  ['not-sold', 'parts.missing'],
  ['only-without-frame', 'parts.missing-framed'],
] as const satisfies readonly (readonly [PartRefusal, string])[];

type MissingComponentsProps = {
  readonly configuration: PictureConfiguration;
  readonly data: PartsData;
};

/** What the address asks for and the article is not had with in its format. */
export const MissingComponents = ({ configuration, data }: MissingComponentsProps) => {
  const { asked, article, parts } = configuration;
  const text = useText();
  const { locale } = useShell();
  if (parts.offer === undefined) return null;
  const missing = missingParts(article, parts.offer, asked);
  if (missing.length === 0) return null;
  const labelsOf = (refusal: PartRefusal): readonly string[] =>
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
