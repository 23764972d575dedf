import {
  type FlagOverride,
  mergeOverrides,
  parseOverride,
  printOverride,
  readOverride,
} from '../../core/domain/flags/override.ts';
import type { FlagProblem } from '../../core/domain/flags/problems.ts';
import type { TextSlot } from './text-slot.ts';

/**
 * Reads the override of this tab, the page's query over what was kept, and keeps it for the next
 * page.
 */
export const tabOverride = (
  query: URLSearchParams,
  slot: TextSlot,
  report: (problem: FlagProblem) => void,
): FlagOverride => {
  const kept = parseOverride(slot.read() ?? '');
  if (kept.kind === 'refused') report({ kind: 'kept-override-refused', reason: kept.reason });
  const override = mergeOverrides(kept.override, readOverride(query));
  const text = printOverride(override);
  if (text === '') slot.remove();
  else if (text !== slot.read()) slot.write(text);
  return override;
};
