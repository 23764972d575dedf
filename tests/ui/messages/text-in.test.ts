import { describe, expect, test } from 'vitest';

import { locales } from '../../../core/domain/locale/locales.ts';
import { buttonMessages } from '../../../ui/components/button/messages.ts';
import { dialogMessages } from '../../../ui/components/dialog/messages.ts';
import { noticeMessages } from '../../../ui/components/notice/messages.ts';
import { supportMessages } from '../../../ui/components/support-messenger/messages.ts';
import { messagesFor } from '../../../ui/messages/compile.ts';
import { plainMessages } from '../../../ui/messages/text-in.ts';

/** What the contact form brings along. */
const tables = [supportMessages, dialogMessages, buttonMessages, noticeMessages] as const;

describe('texts that a chunk brings along', () => {
  test.each(locales)('are in %s what the compiler makes of them: words alone', (locale) => {
    expect(plainMessages(locale, tables)).toEqual(messagesFor(locale, tables));
  });
});
