import type { ConfiguratorState } from '../../configurator/configurator.ts';
import { printFormat } from '../../format/format.ts';
import { printPairs, type QueryPairs } from '../../query/query.ts';
import { printComponents, type ComponentSelection } from './component-selection.ts';

/** A selection in the words of the page's own forms. */
export const selectionPairs = (
  { material, format }: Pick<ConfiguratorState, 'material' | 'format'>,
  components: ComponentSelection,
): QueryPairs => [
  ['material', material],
  ['formatType', printFormat(format)],
  ...printComponents(components),
];

/** One text for everything that the price of a selection depends on: equal ones cost the same. */
export const selectionKey = (
  state: Pick<ConfiguratorState, 'material' | 'format'>,
  components: ComponentSelection,
): string => printPairs(selectionPairs(state, components));
