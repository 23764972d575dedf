/** The suites that Chromium's own tests do not have. */
import { chromiumEngine } from './drivers/chromium.ts';
import { withEngine } from './shopper.ts';
import { islands } from './suites/islands.ts';

islands(withEngine(chromiumEngine));
