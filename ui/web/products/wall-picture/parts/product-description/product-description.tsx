import type { ProductDescription } from '../../../../../../core/domain/content/product-description.ts';
import { Dialog, type DialogFrame } from '../../../../../components/dialog/dialog.tsx';
import { RichText, type DrawnWith } from '../../../../../components/rich-text/rich-text.tsx';
import styles from './product-description.module.css';

type ProductDescriptionDialogProps = ProductDescription &
  DrawnWith & { readonly frame: DialogFrame };

/** storefront §2, "product-description" */
export const ProductDescriptionDialog = ({
  frame,
  headline,
  lead,
  sections,
  ...drawnWith
}: ProductDescriptionDialogProps) => (
  <Dialog {...frame} title={headline}>
    <div className={styles['description']}>
      <p className={styles['lead']}>{lead}</p>
      {sections.map((section) => (
        <section key={section.id}>
          {section.headline !== '' && <h3 className={styles['headline']}>{section.headline}</h3>}
          <RichText text={section.text} {...drawnWith} />
        </section>
      ))}
    </div>
  </Dialog>
);
