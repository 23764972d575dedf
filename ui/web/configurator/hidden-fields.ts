import type { QueryPair } from '../../../core/domain/query/query.ts';
import type { HiddenField } from '../../components/choice/choice.tsx';

/** Pairs of a query as fields that a form sends along. */
export const hiddenFieldsOf = (pairs: readonly QueryPair[]): readonly HiddenField[] =>
  pairs.map(([name, value]) => ({ name, value }));
