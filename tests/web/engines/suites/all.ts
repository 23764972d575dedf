/** All suites on one engine. */
import type { Engine } from '../engine.ts';
import { withEngine } from '../shopper.ts';
import { configurator } from './configurator.ts';
import { dialogSuite } from './dialogs.ts';
import { forms } from './forms.ts';
import { islands } from './islands.ts';
import { navigation, newTabs } from './navigation.ts';
import { ownWords } from './own-words.ts';
import { payment } from './payment.ts';
import { videos } from './videos.ts';

/** Runs every suite on an engine, which starts before them and ends after them. */
export const runOn = (engine: Engine): void => {
  const openTab = withEngine(engine);
  navigation(openTab);
  if (engine.can.clickForNewTab) newTabs(openTab);
  dialogSuite(openTab);
  configurator(openTab);
  forms(openTab);
  islands(openTab);
  ownWords(openTab);
  payment(openTab);
  if (engine.can.playVideos) videos(openTab);
};
