import type { ConfiguratorState } from '../../configurator/configurator.ts';
import { printFormat } from '../../format/format.ts';
import { printPairs } from '../../query/query.ts';
import { printComponents, type ComponentSelection } from './component-selection.ts';

/** One text for everything that the price of a selection depends on: equal ones cost the same. */
export const selectionKey = (
  { material, format }: Pick<ConfiguratorState, 'material' | 'format'>,
  components: ComponentSelection,
): string =>
  printPairs([
    ['material', material],
    ['formatType', printFormat(format)],
    ...printComponents(components),
  ]);
