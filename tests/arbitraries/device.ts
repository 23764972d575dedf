import fc from 'fast-check';

import type { DeviceHints } from '../../core/domain/device/device-info.ts';
import { anyCodePoint } from './code-point.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iosWebKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

/** What a device is told to be: kind, system and browser. */
type KnownAgent = readonly [agent: string, expected: string];

/** User agents as browsers send them, with what they are. */
export const knownAgents: readonly KnownAgent[] = [
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36`,
    'desktop windows chrome',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'desktop windows edge',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`,
    'desktop windows edge',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`,
    'desktop windows opera',
  ],
  ['Opera/9.80 (Windows NT 6.1; WOW64) Presto/2.12.388 Version/12.18', 'desktop windows opera'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'desktop windows firefox',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
    'desktop windows other',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${iosWebKit} Version/19.1 Safari/605.1.15`,
    'desktop macos safari',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Chrome/142.0.0.0 Safari/537.36`,
    'desktop macos chrome',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
    'desktop macos firefox',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'desktop other firefox',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/142.0.0.0 Safari/537.36`,
    'desktop other chrome',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${iosWebKit} Version/19.1 Mobile/15E148 Safari/604.1`,
    'mobile ios safari',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${iosWebKit} CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1`,
    'mobile ios chrome',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${iosWebKit} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`,
    'mobile ios firefox',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${iosWebKit} Version/19.0 EdgiOS/142.0.3595.53 Mobile/15E148 Safari/604.1`,
    'mobile ios edge',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${iosWebKit} Version/19.0 Mobile/15E148 Safari/604.1 OPT/6.0.3`,
    'mobile ios opera',
  ],
  [
    `Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5 like Mac OS X) ${iosWebKit} Version/12.1 Mobile/15E148 Safari/604.1`,
    'mobile ios safari',
  ],
  [
    'Mozilla/5.0 (iPod; U; CPU OS 4_3 like Mac OS X) AppleWebKit/533.17.9 (KHTML, like Gecko) Version/5.0.2 Safari/6533.18.5',
    'mobile ios safari',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${iosWebKit} Version/12.1 Mobile/15E148 Safari/604.1`,
    'tablet ios safari',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36`,
    'mobile android chrome',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/142.0.0.0 Safari/537.36`,
    'tablet android chrome',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    'mobile android samsung',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0.0.0`,
    'mobile android edge',
  ],
  [
    'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
    'mobile android firefox',
  ],
  [
    'Mozilla/5.0 (Android 16; Tablet; rv:145.0) Gecko/145.0 Firefox/145.0',
    'tablet android firefox',
  ],
  [
    `Mozilla/5.0 (Linux; Android 11; KFTRWI) ${webKit} Silk/130.5 like Chrome/130.0.6723.102 Safari/537.36`,
    'tablet android chrome',
  ],
  [
    'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15254',
    'mobile windows edge',
  ],
  ['Mozilla/5.0 (compatible; MSIE 9.0; Windows Phone OS 7.5; Trident/5.0)', 'mobile windows other'],
  [
    'Mozilla/5.0 (PlayBook; U; RIM Tablet OS 2.1.0) AppleWebKit/536.2 (KHTML, like Gecko) Version/7.2 Safari/536.2',
    'tablet other safari',
  ],
  [
    'Mozilla/5.0 (X11; U; Linux armv7l; en-us) AppleWebKit/531 (KHTML, like Gecko) Kindle/3.0 Safari/533',
    'tablet other safari',
  ],
  [
    'Mozilla/5.0 (X11; Linux armv7l) AppleWebKit/537.36 (KHTML, like Gecko) Silk/2.1 Safari/537.36',
    'tablet other safari',
  ],
  [
    'Mozilla/5.0 (PlayBook; U; RIM OS 2.1.0) AppleWebKit/536.2 (KHTML, like Gecko) Version/7.2',
    'tablet other other',
  ],
  ['Opera/9.80 (J2ME/MIDP; Opera Mini/9.80/28.3445; U; en) Presto/2.8.119', 'mobile other opera'],
  ['curl/8.11.0', 'desktop other other'],
  ['', 'desktop other other'],
];

/** Any user agent: a known one, one put together from the words of others, or any text. */
export const anyUserAgent: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...knownAgents).map(([agent]) => agent),
  fc
    .array(fc.constantFrom(...knownAgents.flatMap(([agent]) => agent.split(' '))), { maxLength: 8 })
    .map((words) => words.join(' ')),
  fc.string({ unit: anyCodePoint }),
);

/** What a browser may say beside it. */
export const anyDeviceHints: fc.Arbitrary<DeviceHints> = fc.record(
  {
    maxTouchPoints: fc.oneof(fc.nat({ max: 10 }), fc.constant(Number.NaN)),
    mobileHint: fc.oneof(fc.constantFrom('?0', '?1', ''), fc.string()),
  },
  { requiredKeys: [] },
);
