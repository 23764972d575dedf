import type { DeviceBrowser, DeviceSystem } from '../../../core/domain/device/user-agent-words.ts';
import type { MessageValues } from '../../messages/format-message.ts';
import type { accountKeptMessages } from './messages-of-kept.ts';

/** Their own names, the same in every language. */
const browserNames = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
  other: undefined,
} as const satisfies Record<DeviceBrowser, string | undefined>;

const systemNames = { android: 'Android', windows: 'Windows', macos: 'macOS' } as const;

type NamedDevice = { readonly browser: DeviceBrowser; readonly system: DeviceSystem };

/** As somebody calls it who has it in front of them. */
export const deviceName = (
  text: (key: keyof typeof accountKeptMessages, values?: MessageValues) => string,
  { browser, system }: NamedDevice,
): string => {
  const name = browserNames[browser] ?? text('account.other-browser');
  if (system === 'other') return name;
  return text('account.device', {
    browser: name,
    system: system === 'ios' ? text('account.ios') : systemNames[system],
  });
};
