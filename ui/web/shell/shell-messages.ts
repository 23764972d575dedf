import { buttonMessages } from '../../components/button/messages.ts';
import { connectionNoticeMessages } from '../../components/connection-notice/messages.ts';
import { dialogMessages } from '../../components/dialog/messages.ts';
import { errorPageMessages } from '../../components/error-page/messages.ts';
import { liveHeaderMessages } from '../../components/header/messages.ts';
import { linkMessages } from '../../components/link/messages.ts';
import { locationNoticeMessages } from '../../components/location-notice/messages.ts';
import { noticeMessages } from '../../components/notice/messages.ts';
import { skipLinkMessages } from '../../components/skip-link/messages.ts';
import { whitelabelBarMessages } from '../../components/whitelabel-bar/messages.ts';
import type { MessageTable } from '../../messages/message-table.ts';

/**
 * The texts that a browser may format on every page: those of the surroundings, and of the page that
 * stands in for one that fails. A kind of page adds its own (see `PageData`).
 */
export const shellTables = [
  buttonMessages,
  connectionNoticeMessages,
  dialogMessages,
  errorPageMessages,
  linkMessages,
  liveHeaderMessages,
  noticeMessages,
  skipLinkMessages,
  whitelabelBarMessages,
] as const satisfies readonly MessageTable[];

/** The same with what is said to those who seem to be in another country. */
export const locatingShellTables = [
  ...shellTables,
  locationNoticeMessages,
] as const satisfies readonly MessageTable[];
