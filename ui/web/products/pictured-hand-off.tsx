import type { ReactNode } from 'react';

import { sourceAttributes } from '../../../core/domain/image/attributes.ts';
import { printSource } from '../../../core/domain/image/sources.ts';
import { articleFacts } from '../../../core/domain/products/article-facts.ts';
import type { DesignerHandOff } from '../../../core/domain/products/products-by-designer.ts';
import { Picture } from '../../components/picture/picture.tsx';

/** What is handed off in what is chosen of it; a drawing where it has no picture. */
export const picturedHandOff = (handOff: DesignerHandOff, drawing: ReactNode): ReactNode => {
  const { look, label } = articleFacts(handOff.locale, handOff) ?? {};
  return look === undefined ? (
    drawing
  ) : (
    <Picture {...sourceAttributes('detail', printSource(look))} alt={label?.name ?? ''} isFirst />
  );
};
