/** The texts that a browser formats for the live blocks of a page: only the server reads this. */
import type { LiveBlock } from '../../blocks/live-block.ts';
import { materialComparisonMessages } from '../../blocks/material-comparison/messages.ts';
import { newsletterMessages } from '../../blocks/newsletter/messages.ts';
import { buttonMessages } from '../../components/button/messages.ts';
import { linkMessages } from '../../components/link/messages.ts';
import { noticeMessages } from '../../components/notice/messages.ts';
import { priceMessages } from '../../components/price/messages.ts';
import type { MessageTable } from '../../messages/message-table.ts';
import type { BodyPart } from './page-body.ts';

/** A countdown brings all that it may say. */
const tables: { readonly [Kind in LiveBlock['kind']]: readonly MessageTable[] } = {
  comparison: [
    materialComparisonMessages,
    buttonMessages,
    linkMessages,
    noticeMessages,
    priceMessages,
  ],
  countdown: [],
  newsletter: [newsletterMessages, buttonMessages, linkMessages, noticeMessages],
};

/** The tables of the live blocks of a body. */
export const liveTables = (body: readonly BodyPart[]): readonly MessageTable[] =>
  body.flatMap((part) => (part.kind === 'block' ? tables[part.block.kind] : []));
