import { formatWithUnit } from '../../../core/domain/format/format.ts';
import { pictureAttributes } from '../../../core/domain/image/attributes.ts';
import type { CompletePhotoFrame } from '../../../core/usecases/complete-hand-off.ts';
import { DesignerSummary } from '../../components/designer-summary/designer-summary.tsx';
import { shownPrice } from '../shell/shown-price.ts';
import styles from './designer-view.module.css';
import type { DesignerPage } from './load-designer.ts';

type Received = Extract<DesignerPage, { outcome: 'received' }>;

/** The picture that hangs in the designer until a shopper brings one. */
const motif = { kind: 'motif', motif: 'mountains', seed: 1 } as const;

const objectOf = ({ materialType, frame, format }: CompletePhotoFrame) => ({
  material: materialType,
  frame: frame?.frameType,
  mat: frame && { matType: frame.matType, matSize: frame.matSize },
  format,
});

const ReceivedView = ({ designer }: { readonly designer: Received }) => {
  const { handOff, names, price, moneyStyle, backHref } = designer;
  const { format, designId, sku } = handOff;
  return (
    <DesignerSummary
      kind="received"
      backHref={backHref}
      selection={{
        object: objectOf(handOff),
        motif: {
          ...pictureAttributes('motif', motif),
          phone: pictureAttributes('motif-small', motif),
          alt: '',
          isFirst: true,
        },
        material: names.material,
        frame: names.frame,
        format: formatWithUnit(handOff.locale, format),
        price: price && shownPrice(moneyStyle, price),
        locale: names.locale,
        designId,
        sku,
      }}
    />
  );
};

/** The embedded designer's page: what the hand-off said, or why it was refused. */
export const DesignerView = ({ page }: { readonly page: DesignerPage }) => (
  <div className={styles['designer']}>
    {page.outcome === 'received' ? (
      <ReceivedView designer={page} />
    ) : (
      <DesignerSummary kind="refused" error={page.error} backHref={page.backHref} />
    )}
  </div>
);
