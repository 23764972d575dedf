/** Every suite on Chromium. */
import { chromiumEngine } from './drivers/chromium.ts';
import { runOn } from './suites/all.ts';

runOn(chromiumEngine);
