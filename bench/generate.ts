import { E } from '../core/fp.ts';
import { loadResultCodec, type LoadPlan, type LoadResult } from './load.ts';
import { cores, printed, startNode } from './shop.ts';

/** Loads a server by a process of its own, and says what it saw; any answer but 200 is a failure. */
export const generate = async (plan: LoadPlan): Promise<LoadResult> => {
  const child = startNode(cores.load, ['bench/load.ts', JSON.stringify(plan)]);
  const result = loadResultCodec.decode(JSON.parse(await printed(child, '}\n')));
  if (E.isLeft(result)) throw new Error('The load generator answered something else.');
  if (result.right.errors > 0) throw new Error(`${result.right.errors} answers were not 200.`);
  return result.right;
};
