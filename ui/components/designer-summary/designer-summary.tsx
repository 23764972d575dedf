import type { HandOffError } from '../../../core/domain/designer/refusals.ts';
import { useText } from '../../messages/text.tsx';
import { ButtonLink } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import type { PictureProps } from '../picture/picture.tsx';
import { PriceTag, type ShownPrice } from '../price/price.tsx';
import { WallPicture, type WallPictureObject } from '../wall-picture/wall-picture.tsx';
import styles from './designer-summary.module.css';

/** What a hand-off said, in words. */
export type ReceivedSelection = {
  readonly object: WallPictureObject;
  readonly motif: PictureProps;
  readonly material: string;
  readonly frame?: string | undefined;
  /** The format with its unit. */
  readonly format: string;
  /** Absent where the price service gives none. */
  readonly price?: ShownPrice | undefined;
  readonly locale: string;
  readonly designId?: string | undefined;
  readonly sku?: string | undefined;
};

export type DesignerSummaryProps = {
  /** The product page with the same selection, as far as it is known. */
  readonly backHref: string;
} & (
  | { readonly kind: 'received'; readonly selection: ReceivedSelection }
  | { readonly kind: 'refused'; readonly error: HandOffError }
);

const useMatText = ({ mat }: WallPictureObject): string | undefined => {
  const text = useText();
  if (mat === undefined || mat.matType === 'mat-none') return undefined;
  return text('designer.mat-size', { mat: text(`designer.${mat.matType}`), size: mat.matSize });
};

const Facts = ({ selection }: { readonly selection: ReceivedSelection }) => {
  const text = useText();
  const { object, material, frame, format, locale, designId, sku } = selection;
  const mat = useMatText(object) ?? text('designer.none');
  const facts = [
    ['material', material],
    ['frame', frame ?? text('designer.none')],
    ...(frame === undefined ? [] : ([['mat', mat]] as const)),
    ['format', format],
    ['locale', locale],
    ...(designId === undefined ? [] : ([['design', designId]] as const)),
    ...(sku === undefined ? [] : ([['sku', sku]] as const)),
  ] as const;
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{text(`designer.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

type ReceivedProps = { readonly selection: ReceivedSelection; readonly backHref: string };

const Received = ({ selection, backHref }: ReceivedProps) => {
  const text = useText();
  const { object, motif, format, price } = selection;
  return (
    <article className={styles['received']}>
      <div className={styles['wall']}>
        <WallPicture object={object} motif={motif} caption={format} />
      </div>
      <div className={styles['words']}>
        <h1>{text('designer.title')}</h1>
        <p className={styles['text']}>{text('designer.text')}</p>
        <Facts selection={selection} />
        <p className={styles['price']}>
          <span>{text('designer.price')}</span>{' '}
          {price === undefined ? (
            <span className={styles['text']}>{text('designer.price-missing')}</span>
          ) : (
            <PriceTag price={price} size="l" />
          )}
        </p>
        <ButtonLink href={backHref} tone="secondary">
          {text('designer.back')}
        </ButtonLink>
      </div>
    </article>
  );
};

/**
 * The embedded designer's only page: it shows what the hand-off said, so that every parameter can
 * be seen to arrive, or which one was refused (storefront §7, "Designer hand-off").
 */
export const DesignerSummary = (props: DesignerSummaryProps) => {
  const text = useText();
  if (props.kind === 'received') {
    return <Received selection={props.selection} backHref={props.backHref} />;
  }
  const { kind, parameter, value } = props.error;
  return (
    <article className={styles['refused']}>
      <h1>{text('designer.refused')}</h1>
      <Notice tone="error">
        <p>{text(`designer.refused-${kind}`, { parameter, value })}</p>
      </Notice>
      <ButtonLink href={props.backHref}>{text('designer.refused-back')}</ButtonLink>
    </article>
  );
};
