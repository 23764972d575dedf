import { parseCollageQuery } from '../../../../core/domain/products/collage/collage-hand-off.ts';
import type { WorkOffer } from '../../../../core/domain/products/collage/collage-offer.ts';
import { printCollageSelection } from '../../../../core/domain/products/collage/collage-selection.ts';
import { E } from '../../../../core/fp.ts';
import type { ShopScope } from '../../../../core/ports/scope.ts';
import type { NamedFact } from '../../../components/fact-list/fact-list.tsx';
import { compileMessages } from '../../../messages/compile.ts';
import { textOf } from '../../../messages/text.tsx';
import { factsOf } from '../at-designer.ts';
import { wallFacts } from '../wall-picture/wall-facts.ts';

/**
 * The frame and the options that the prices of a collage include, in words that only the server has.
 */
export const componentFacts = (
  { channel, locale }: ShopScope,
  work: WorkOffer,
): readonly NamedFact[] => {
  const made =
    work.kind === 'priced' && work.materials.find(({ components }) => components.length > 0);
  if (!made) return [];
  const query = [...printCollageSelection(made), ['locale', locale] as const];
  const read = parseCollageQuery(query, channel);
  if (E.isLeft(read)) return [];
  const text = textOf({ locale, messages: compileMessages(locale) });
  // The material is among the page's own options.
  const { frame, optionTypes } = read.right;
  return factsOf(wallFacts, { frame, optionTypes }, { locale, text });
};
