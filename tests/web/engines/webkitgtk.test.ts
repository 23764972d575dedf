/** Every suite on WebKitGTK. */
import { describe } from 'vitest';

import { webKitGtkEngine } from './drivers/webkitgtk.ts';
import { runOn } from './suites/all.ts';

/**
 * Now and then a session of its driver answers nothing more, however often it is asked: the test then
 * begins anew in another. What a page does wrong fails at once.
 */
const lostSession = { count: 1, condition: /aborted due to timeout/u } as const;

describe('on WebKitGTK', { retry: lostSession }, () => {
  runOn(webKitGtkEngine);
});
