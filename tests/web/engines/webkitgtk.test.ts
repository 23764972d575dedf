/** Every suite on WebKitGTK. */
import { webKitGtkEngine } from './drivers/webkitgtk.ts';
import { runOn } from './suites/all.ts';

runOn(webKitGtkEngine);
