import { isFlagName, treatmentEntries, type FlagName } from '../../../core/domain/flags/flags.ts';
import type { ViewedPage } from './experiment.ts';
import { restsAgain, wakes } from '../islands/waking.ts';
import { isInWindow } from './in-window.ts';
import type { ExperimentSurface } from './page-experiments.ts';
import { experimentsOf } from './registry.ts';
import { rootStyle } from './root-properties.ts';

const looks = experimentsOf('look');
const orders = experimentsOf('order');
const lookFlags: ReadonlySet<FlagName> = new Set(looks.map(({ flag }) => flag));

const flagsOfBlocks = (): readonly FlagName[] =>
  [...document.querySelectorAll<HTMLElement>('[data-ab]')]
    .map(({ dataset }) => dataset['ab'] ?? '')
    .filter(isFlagName);

/** One side of each A/B block stands in the page. */
const flagsOfServer = ({ treatments }: ViewedPage): readonly FlagName[] =>
  Object.keys(treatments)
    .filter(isFlagName)
    .filter((flag) => !lookFlags.has(flag));

const regionOf = (flag: FlagName): Element | null => {
  const order = orders.find((one) => one.flag === flag);
  return order === undefined ? null : document.querySelector(order.region);
};

type Keeping = {
  /** With consent, or where a tester forces the flag. */
  readonly mayKeep: (flag: FlagName) => boolean;
  /** For the tab's next pages; an empty style removes the stored one. */
  readonly write: (style: string) => void;
};

export const documentSurface = ({ mayKeep, write }: Keeping): ExperimentSurface => ({
  looks: (page) => [
    ...new Set([
      ...looks.flatMap(({ flag, where }) => (document.querySelector(where) === null ? [] : [flag])),
      ...flagsOfBlocks(),
      ...flagsOfServer(page),
    ]),
  ],
  orders: (page) => orders.flatMap(({ flag, isOn }) => (isOn(page) ? [flag] : [])),
  paint: (treatments) => {
    document.documentElement.style.cssText = rootStyle(treatments);
  },
  orderComes: (flag, left) => wakes(['near', 'touch'], regionOf(flag), left).then(restsAgain),
  isOrderSeen: (flag) => isInWindow(regionOf(flag)),
  arrange: (flag) => {
    const region = regionOf(flag);
    if (region !== null) orders.find((one) => one.flag === flag)?.arrange(region);
  },
  keep: (treatments) =>
    write(
      rootStyle(Object.fromEntries(treatmentEntries(treatments).filter(([flag]) => mayKeep(flag)))),
    ),
});
