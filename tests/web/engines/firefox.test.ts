/** Every suite on Firefox. */
import { firefoxEngine } from './drivers/firefox.ts';
import { runOn } from './suites/all.ts';

runOn(firefoxEngine);
