import { materialValue } from '../../../core/domain/calculator/calculator.ts';
import { framedMaterialLabel } from '../../../core/domain/catalogue/labels.ts';
import {
  materialFacts,
  type ComparedMaterial,
  type MaterialComparisonBlock,
} from '../../../core/domain/content/blocks/material-comparison.ts';
import { formatWithUnit } from '../../../core/domain/format/format.ts';
import { pictureAttributes } from '../../../core/domain/image/attributes.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { moneyStyleFor } from '../../../core/domain/money/format-money.ts';
import { Link } from '../../components/link/link.tsx';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { PriceNote, PriceTag } from '../../components/price/price.tsx';
import { shownPrice } from '../../components/price/shown-price.ts';
import { useText } from '../../messages/text.tsx';
import { resolvedLink } from '../block-view.ts';
import type { LoadedBlockViewProps } from '../draw-blocks.tsx';
import { shippingHref } from '../shipping-href.ts';
import type { MaterialComparisonData } from './loader.ts';
import styles from './material-comparison.module.css';

type ViewProps = LoadedBlockViewProps<MaterialComparisonBlock, MaterialComparisonData>;

type PriceCellProps = {
  readonly material: ComparedMaterial;
  readonly data: MaterialComparisonData;
  readonly locale: Locale;
  readonly shippingHref: string;
};

const valueOf = ({ materialType, frameType }: ComparedMaterial): string =>
  materialValue(materialType, frameType);

const MaterialPrice = ({ material, data, locale, ...shipping }: PriceCellProps) => {
  const text = useText();
  const price = data.prices[valueOf(material)];
  if (price === undefined) return <>{text('calculator.not-available')}</>;
  const shown = shownPrice(moneyStyleFor(locale, price.priceCurrent.currency), price);
  return (
    <>
      <PriceTag price={shown} size="s" />
      <PriceNote price={shown} {...shipping} />
    </>
  );
};

/** The facts of which at least one material says something; an empty column helps nobody. */
const shownFacts = ({ items }: MaterialComparisonBlock) =>
  materialFacts.filter((fact) => items.some((item) => item[fact].trim() !== ''));

/** Materials beside each other. On a narrow screen each row is a card whose facts carry their names. */
export const MaterialComparisonBlockView = ({ block, data, resolveLink, locale }: ViewProps) => {
  const text = useText();
  const facts = shownFacts(block);
  const priceName =
    data && text('comparison.price', { format: formatWithUnit(locale, data.format) });
  const shipping = shippingHref(resolveLink, locale);
  return (
    <PageSection headline={block.headline}>
      {block.text !== '' && <p className={styles['text']}>{block.text}</p>}
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{text('comparison.material')}</th>
            {facts.map((fact) => (
              <th scope="col" key={fact}>
                {text(`comparison.${fact}`)}
              </th>
            ))}
            {priceName !== undefined && <th scope="col">{priceName}</th>}
          </tr>
        </thead>
        <tbody>
          {block.items.map((item) => {
            const { materialType, frameType } = item;
            const name = framedMaterialLabel(locale, materialType, frameType);
            const link = resolvedLink(resolveLink, item.link && { ...item.link, text: name });
            const swatch = pictureAttributes('swatch', {
              kind: 'material',
              material: materialType,
            });
            return (
              <tr key={JSON.stringify(item)}>
                <th scope="row">
                  <span className={styles['swatch']}>
                    <Picture {...swatch} alt="" fit="cover" />
                  </span>
                  {link === undefined ? name : <Link {...link}>{name}</Link>}
                </th>
                {facts.map((fact) => (
                  <td data-label={text(`comparison.${fact}`)} key={fact}>
                    {item[fact] === '' ? '–' : item[fact]}
                  </td>
                ))}
                {data && (
                  <td data-label={priceName}>
                    <MaterialPrice
                      material={item}
                      data={data}
                      locale={locale}
                      shippingHref={shipping}
                    />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </PageSection>
  );
};
