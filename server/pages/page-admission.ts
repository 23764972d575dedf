import { createAdmission, turnsOfLoop, type Admission } from '../../adapters/shared/admission.ts';
import type { Limits } from '../limits.ts';

/** Pages are rendered in turns between clients, and each in a turn of the event loop of its own. */
export const createPageAdmission = ({
  rendering,
  renderQueue,
  waitMilliseconds,
}: Limits): Admission =>
  createAdmission({
    running: rendering,
    waiting: renderQueue,
    patience: { milliseconds: waitMilliseconds, now: () => performance.now() },
    turn: turnsOfLoop(),
  });
