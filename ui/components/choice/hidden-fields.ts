import type { QueryPair } from '../../../core/domain/query/query.ts';
import type { HiddenField } from './choice.tsx';

export const hiddenFieldsOf = (pairs: readonly QueryPair[]): readonly HiddenField[] =>
  pairs.map(([name, value]) => ({ name, value }));
