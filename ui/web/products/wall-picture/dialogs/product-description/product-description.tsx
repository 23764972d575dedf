import type { ProductDescription } from '../../../../../../core/domain/content/product-description.ts';
import type { Locale } from '../../../../../../core/domain/locale/locales.ts';
import type { LinkTarget } from '../../../../../components/link/link.tsx';
import { ProductDescriptionDialog } from '../../parts/product-description/product-description.tsx';
import type { PictureDialogProps } from '../dialog.ts';

/** With its links, by the addresses that editors wrote. */
export type ProductDescriptionData = ProductDescription & {
  readonly locale: Locale;
  readonly links: Readonly<Record<string, LinkTarget>>;
};

export const Description = ({
  data: { links, ...description },
  frame,
}: PictureDialogProps<ProductDescriptionData>) => (
  <ProductDescriptionDialog
    frame={frame}
    {...description}
    resolveLink={(url) => (Object.hasOwn(links, url) ? links[url] : undefined)}
  />
);
