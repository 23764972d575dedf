/** To the owner of an account that somebody has entered by a device that is not known there. */
import { localeTable, marketTable } from '../../../core/domain/locale/locales.ts';
import type { DeviceBrowser, DeviceSystem } from '../../../core/domain/device/user-agent-words.ts';
import { deviceName } from '../../../ui/components/customer-account/device-name.ts';
import { accountKeptMessages } from '../../../ui/components/customer-account/messages-of-kept.ts';
import { accountDialogMessages } from '../../../ui/components/account-dialog/messages.ts';
import { accountMailMessages } from '../../messages/account-mail-messages.ts';
import { textsOf } from '../../messages/texts-of.ts';
import type { MailScope, WrittenMail } from '../mail-parts.ts';

/** As it is kept of a session. */
export type LogInPlace = {
  readonly browser: DeviceBrowser;
  readonly system: DeviceSystem;
  /** ISO 3166-1; null where nobody tells. */
  readonly country: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
};

/** Nothing that was typed stands in it: a browser that names itself is one of a few words. */
export const newDeviceMail = (
  { locale, host }: MailScope,
  { browser, system, country, at }: LogInPlace,
  { accountPage, resetLink }: { readonly accountPage: string; readonly resetLink: string },
): WrittenMail => {
  const text = textsOf(locale, accountMailMessages);
  const kept = textsOf(locale, accountKeptMessages);
  const time = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: marketTable[localeTable[locale].market].timeZone,
  });
  const countries = new Intl.DisplayNames([locale], { type: 'region' });
  return {
    subject: text('new-device-mail.subject'),
    parts: [
      text('account-mail.greeting'),
      text('new-device-mail.news', { host }),
      {
        facts: [
          [text('new-device-mail.device'), deviceName(kept, { browser, system })],
          ...(country === null
            ? []
            : [[text('new-device-mail.country'), countries.of(country) ?? country] as const]),
          [text('new-device-mail.time'), time.format(at)],
        ],
      },
      text('new-device-mail.own'),
      text('new-device-mail.otherwise'),
      {
        action: textsOf(locale, accountDialogMessages)('account-dialog.password-confirm'),
        link: resetLink,
      },
      { action: kept('account.sessions'), link: accountPage, isQuiet: true },
    ],
  };
};
