import { deviceBrowsers, deviceSystems } from '../../../core/domain/device/user-agent-words.ts';
import { accountNewsletterStates } from '../../../core/domain/customer/account-overview.ts';
import { oneOf } from '../../../core/domain/text/one-of.ts';
import { t } from '../../../core/fp.ts';
import { vatStatuses } from '../../../core/domain/customer/vat-id.ts';
import { BusinessBody } from './accounts.ts';
import { Count, refinedText, WireInstant } from './wire.ts';

const Browser = refinedText('DeviceBrowser', oneOf(deviceBrowsers));
const System = refinedText('DeviceSystem', oneOf(deviceSystems));
const NewsletterState = refinedText('NewsletterState', oneOf(accountNewsletterStates));

const VatStatusText = refinedText('VatStatus', oneOf(vatStatuses));

const BusinessAnswer = t.intersection([
  BusinessBody,
  t.type({ vatStatus: VatStatusText }),
  t.partial({ vatCheckedAt: WireInstant }),
]);

const AccountSessionAnswer = t.intersection([
  t.type({
    id: t.string,
    browser: Browser,
    system: System,
    begunAt: WireInstant,
    usedAt: WireInstant,
    isCurrent: t.boolean,
  }),
  t.partial({ country: t.string }),
]);

export const OwnAccountAnswer = t.intersection(
  [
    t.type({
      number: t.string,
      email: t.string,
      firstName: t.string,
      lastName: t.string,
      hasPassword: t.boolean,
      newsletter: NewsletterState,
      sessions: t.readonlyArray(AccountSessionAnswer),
      pictures: t.readonlyArray(
        t.type({
          id: t.string,
          size: t.type({ width: Count, height: Count }),
          keptUntil: WireInstant,
        }),
      ),
    }),
    t.partial({ newEmail: t.string, business: BusinessAnswer }),
  ],
  'OwnAccountAnswer',
);

/** The texts are checked by the core's rules, not by the codec. */
export const AccountChangeBody = t.union(
  [
    t.type({ kind: t.literal('name'), firstName: t.string, lastName: t.string }),
    t.intersection([t.type({ kind: t.literal('business') }), BusinessBody]),
    t.type({ kind: t.literal('email'), email: t.string, password: t.string }),
    t.type({ kind: t.literal('password'), password: t.string, newPassword: t.string }),
    t.type({ kind: t.literal('newsletter'), isWished: t.boolean }),
    t.type({ kind: t.literal('end-session'), session: t.string }),
    t.type({ kind: t.literal('end-sessions') }),
    t.type({ kind: t.literal('remove-picture'), picture: t.string }),
    t.type({ kind: t.literal('close'), password: t.string }),
  ],
  'AccountChangeBody',
);

export const ConfirmAddressBody = t.type({ token: t.string }, 'ConfirmAddressBody');
