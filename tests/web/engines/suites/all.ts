/** All suites on one engine. */
import type { Engine } from '../engine.ts';
import { withEngine } from '../shopper.ts';
import { calculator } from './calculator.ts';
import { dialogSuite } from './dialogs.ts';
import { forms } from './forms.ts';
import { navigation } from './navigation.ts';

/** Runs every suite on an engine, which starts before them and ends after them. */
export const runOn = (engine: Engine): void => {
  const openTab = withEngine(engine);
  navigation(openTab);
  dialogSuite(openTab);
  calculator(openTab);
  forms(openTab);
};
