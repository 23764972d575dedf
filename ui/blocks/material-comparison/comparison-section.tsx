import {
  comparisonParameters,
  mostCompared,
} from '../../../core/domain/configurator/comparison.ts';
import type { CropShares } from '../../../core/domain/image/picture-crop.ts';
import { Button } from '../../components/button/button.tsx';
import { customProperties } from '../../components/custom-properties.ts';
import { Field } from '../../components/field/field.tsx';
import { Link } from '../../components/link/link.tsx';
import { Notice } from '../../components/notice/notice.tsx';
import { PageSection } from '../../components/page-section/page-section.tsx';
import type { PictureProps } from '../../components/picture/picture.tsx';
import { PriceNote, PriceTag } from '../../components/price/price.tsx';
import { WallPicture } from '../../components/wall-picture/wall-picture.tsx';
import { useText } from '../../messages/text.tsx';
import type { ShownComparison, ShownMaterial } from './comparison.ts';
import styles from './material-comparison.module.css';

/** The shopper's picture, in the motif's place. */
type OwnMotif = { readonly motif: PictureProps; readonly crop: CropShares };

type ComparisonSectionProps = ShownComparison & {
  /** Absent without a picture; undefined for a material that cannot show it. */
  readonly ownOf?: ((material: ShownMaterial) => OwnMotif | undefined) | undefined;
};

const Choices = ({ id, choices, formats, format }: ShownComparison) => {
  const text = useText();
  return (
    // Browsers that restore fields after a reload would contradict the address.
    <form className={styles['form']} method="get" action={`#${id}`} autoComplete="off">
      <fieldset className={styles['choices']}>
        <legend>
          <b>{text('comparison.choose', { most: String(mostCompared) })}</b>
        </legend>
        {choices.map(({ value, name, isChosen }) => (
          <label className={styles['choice']} key={value}>
            <input
              type="checkbox"
              name={comparisonParameters.materials}
              value={value}
              defaultChecked={isChosen}
            />
            {name}
          </label>
        ))}
      </fieldset>
      {format !== undefined && (
        <Field label={text('comparison.format')}>
          {({ id: fieldId }) => (
            <select id={fieldId} name={comparisonParameters.format} defaultValue={format}>
              {formats.map((one) => (
                <option value={one.value} key={one.value}>
                  {one.text}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Button type="submit">{text('comparison.compare')}</Button>
    </form>
  );
};

type MaterialProps = {
  readonly material: ShownMaterial;
  readonly own: OwnMotif | undefined;
  readonly shippingHref: string;
};

const Material = ({ material, own, shippingHref }: MaterialProps) => {
  const text = useText();
  const { name, object, motif, price, delivered, priceless, facts, link } = material;
  return (
    <li className={styles['material']} style={customProperties({ '--rows': facts.length + 4 })}>
      <div className={styles['wall']}>
        <WallPicture object={object} motif={own?.motif ?? motif} crop={own?.crop} share={0.96} />
      </div>
      <h3>{name}</h3>
      <div>
        {price ? (
          <>
            <PriceTag price={price} size="s" />
            <PriceNote price={price} shippingHref={shippingHref} delivered={delivered} />
          </>
        ) : (
          <p className={styles['priceless']}>{priceless}</p>
        )}
      </div>
      <dl>
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>{fact.text}</dd>
          </div>
        ))}
      </dl>
      <div>{link ? <Link {...link}>{link.text}</Link> : <p>{text('comparison.no-page')}</p>}</div>
    </li>
  );
};

/** Chosen by a form without scripts. A phone shows two columns; rows are level. */
export const ComparisonSection = ({ ownOf, ...comparison }: ComparisonSectionProps) => {
  const text = useText();
  const { id, headline, text: lead, notices, materials, shippingHref, format } = comparison;
  const asked = [...materials.map(({ value }) => value), format].join(' ');
  return (
    <PageSection headline={headline} id={id}>
      {lead !== '' && <p>{lead}</p>}
      <Choices {...comparison} key={asked} />
      {notices.map((notice) => (
        <Notice tone="warning" key={notice}>
          <p>{notice}</p>
        </Notice>
      ))}
      {ownOf && <p className={styles['own']}>{text('comparison.own')}</p>}
      <ul
        className={styles['materials']}
        role="list"
        style={customProperties({ '--columns': Math.max(2, materials.length) })}
      >
        {materials.map((material) => (
          <Material
            material={material}
            own={ownOf?.(material)}
            shippingHref={shippingHref}
            key={material.value}
          />
        ))}
      </ul>
    </PageSection>
  );
};
