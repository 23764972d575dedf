/** The flag override of this tab: what was kept, with the page's own query over it. */
import {
  type FlagOverride,
  mergeOverrides,
  parseOverride,
  printOverride,
  readOverride,
} from '../../core/domain/flags/override.ts';
import type { FlagProblem } from '../../core/domain/flags/problems.ts';
import type { TextSlot } from './text-slot.ts';

/** Reads the override that holds on this page and keeps it for the next one. */
export const tabOverride = (
  query: URLSearchParams,
  slot: TextSlot,
  report: (problem: FlagProblem) => void,
): FlagOverride => {
  const kept = parseOverride(slot.read() ?? '');
  if (kept.kind === 'refused') report({ kind: 'kept-override-refused', reason: kept.reason });
  const override = mergeOverrides(kept.override, readOverride(query));
  const text = printOverride(override);
  // Who forces nothing keeps nothing.
  if (text === '') slot.remove();
  else if (text !== slot.read()) slot.write(text);
  return override;
};
