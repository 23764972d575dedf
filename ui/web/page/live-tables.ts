/** Texts that a browser formats for live blocks; read by the server alone. */
import type { LiveBlock } from '../../blocks/live-block.ts';
import { materialComparisonMessages } from '../../blocks/material-comparison/messages.ts';
import { newsletterMessages } from '../../blocks/newsletter/messages.ts';
import { buttonMessages } from '../../components/button/messages.ts';
import { linkMessages } from '../../components/link/messages.ts';
import { noticeMessages } from '../../components/notice/messages.ts';
import { priceMessages } from '../../components/price/messages.ts';
import type { MessageTable } from '../../messages/message-table.ts';
import type { BodyPart } from './page-body.ts';

/** A countdown brings its texts with its data. */
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

export const liveTables = (body: readonly BodyPart[]): readonly MessageTable[] =>
  body.flatMap((part) => (part.kind === 'block' ? tables[part.block.kind] : []));
