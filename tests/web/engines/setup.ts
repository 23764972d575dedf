/** Says which engines are skipped, so that a run without them is not taken for a run with them. */
import { skippedEngines } from '../../../scripts/engines.mjs';

export default (): void => {
  for (const line of skippedEngines()) console.warn(line);
};
