/** The choices of frame, mat, glass and options of a product page; loaded when the page is there. */

import { selectedPrice } from '../../../core/domain/configurator/configurator.ts';
import { formatWithUnit } from '../../../core/domain/format/format.ts';
import { printMoney } from '../../../core/domain/money/print-money.ts';
import { missingParts } from '../../../core/domain/products/wall-picture/missing-parts.ts';
import {
  chosenOption,
  withOption,
  type PartRefusal,
} from '../../../core/domain/products/wall-picture/part-offer.ts';
import { Notice } from '../../components/notice/notice.tsx';
import { PartChoice } from '../../components/part-choice/part-choice.tsx';
import {
  PriceBreakdown,
  type BreakdownLine,
} from '../../components/price-breakdown/price-breakdown.tsx';
import { useText } from '../../messages/text.tsx';
import { useShell } from '../shell/use-shell.ts';
import { priceOfUse } from './chosen-parts.ts';
import styles from './part-choices.module.css';
import { matSizeText } from './mat-size-text.ts';
import type { ConfiguratorUse } from './use-configurator.ts';
import { fieldsWithout, usePartOption, useSurcharge, type PartProps } from './part-fields.ts';
import { FrameTypes, Colours, Mats, Glasses } from './frame-choices.tsx';

/** The options of the material, group by group. */
const Options = ({ use, data }: PartProps) => {
  const { wish, parts, choose } = use;
  const optionOf = usePartOption(data);
  return (parts.offer?.options ?? []).map((group) => {
    const chosen = chosenOption(group, wish)?.value;
    const names: readonly string[] = group.options.map(({ value }) => value);
    return (
      <PartChoice
        key={group.group}
        id={`part-${group.group}`}
        name="optionTypes"
        legend={data.labels[group.group] ?? group.group}
        selectedText={data.labels[chosen ?? ''] ?? ''}
        groups={[
          {
            options: group.options.map((part) => optionOf(part, chosen)),
          },
        ]}
        hiddenFields={fieldsWithout(use, {
          optionTypes: wish.optionTypes.filter((option) => !names.includes(option)),
        })}
        onSelect={(option) => choose(withOption(group, wish, option))}
      />
    );
  });
};

/** All that is chosen, line by line, with what it costs. */
const Breakdown = ({ use, data, articleName }: PartProps & { readonly articleName: string }) => {
  const { configurator, state, parts } = use;
  const text = useText();
  const { locale, moneyStyle } = useShell();
  const surcharge = useSurcharge();
  const price = selectedPrice(configurator, state);
  const whole = priceOfUse(use);
  const groupOf = (value: string): string | undefined =>
    parts.offer?.options.find(({ options }) => options.some((part) => part.value === value))?.group;
  const lines = whole.parts.map(({ kind, value, surcharge: amount }): BreakdownLine => {
    const id = kind === 'option' ? (groupOf(value) ?? '') : kind;
    return {
      name: kind === 'option' ? (data.labels[id] ?? id) : text(`parts.${kind}`),
      value: data.labels[value] ?? value,
      price: surcharge(amount),
      changeHref: `#part-${id}`,
    };
  });
  return (
    <PriceBreakdown
      lines={[
        {
          name: articleName,
          value: formatWithUnit(locale, state.format),
          price: price && printMoney(moneyStyle, price.priceCurrent),
          changeHref: '#calculator',
        },
        ...lines,
      ]}
      total={
        whole.isWhole && whole.price ? printMoney(moneyStyle, whole.price.priceCurrent) : undefined
      }
    />
  );
};

/** What is said of parts that are not had, by the reason. */
const missingWords = [
  ['not-sold', 'parts.missing'],
  ['only-without-frame', 'parts.missing-framed'],
] as const satisfies readonly (readonly [PartRefusal, string])[];

/** What the address asks for and the article is not had with in its format. */
const Missing = ({ use, data }: PartProps) => {
  const { asked, article, parts } = use;
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

type PartChoicesProps = { readonly use: ConfiguratorUse; readonly articleName: string };

/** Everything that can be chosen of an article beside its format, and what it all costs. */
export const PartChoices = ({ use, articleName }: PartChoicesProps) => {
  const { parts, article } = use;
  const text = useText();
  const { data, status } = parts;
  if (data === undefined) return null;
  const isFramed = article.frameType !== undefined;
  return (
    <section className={styles['parts']} aria-busy={status === 'asking' || undefined}>
      {data.frames.length > 0 && <FrameTypes use={use} data={data} />}
      {status === 'failed' && (
        <Notice tone="warning">
          <p>{text('parts.unavailable')}</p>
        </Notice>
      )}
      <Missing use={use} data={data} />
      {parts.offer !== undefined && (
        <>
          {isFramed && (
            <>
              <Colours use={use} data={data} />
              <Mats use={use} data={data} />
              <Glasses use={use} data={data} />
            </>
          )}
          <Options use={use} data={data} />
          <Breakdown use={use} data={data} articleName={articleName} />
        </>
      )}
    </section>
  );
};
