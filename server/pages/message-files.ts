/**
 * The texts that islands show, in files of their own: one for a language and what all islands share, and
 * one for each product and the overview of designs. A browser keeps them, and has them when an island
 * wakes; as data of every page they were a tenth of its bytes.
 */
import type { PageProductId } from '../../core/domain/products/products.ts';
import { createHash } from 'node:crypto';

import { locales, type Locale } from '../../core/domain/locale/locales.ts';
import { memoizeByIdentity } from '../../ui/memoize-by-identity.ts';
import { messagesFor } from '../../ui/messages/compile.ts';
import type { MessageTable } from '../../ui/messages/message-table.ts';
import type { CompiledMessages } from '../../ui/messages/format-message.ts';
import { overviewOnServer, productOnServer } from '../../ui/web/products/load-product.ts';
import { pageProducts } from '../../ui/web/products/registry.ts';
import { locatingShellTables } from '../../ui/web/shell/shell-messages.ts';

/** A file that the build writes, and what is in it. */
export type MessageFile = { readonly href: string; readonly messages: CompiledMessages };

const named = memoizeByIdentity<MessageFile>();

const fileOf = (locale: Locale, name: string, tables: readonly MessageTable[]): MessageFile =>
  named([locale, tables], () => {
    const messages = messagesFor(locale, tables);
    const hash = createHash('sha256').update(JSON.stringify(messages)).digest('hex').slice(0, 8);
    return { href: `/assets/messages-${locale}-${name}-${hash}.js`, messages };
  });

/** What every island may show. */
export const sharedMessageFile = (locale: Locale): MessageFile =>
  fileOf(locale, 'shared', locatingShellTables);

/** What a product shows, its dialogs apart. */
export const productMessageFile = async (
  locale: Locale,
  kind: PageProductId,
): Promise<MessageFile> => fileOf(locale, kind, (await productOnServer(kind)).messages);

const noTables: readonly MessageTable[] = [];

/** What the overview of designs shows. */
export const overviewMessageFile = async (locale: Locale): Promise<MessageFile> =>
  fileOf(locale, 'overview', (await overviewOnServer()).block.live?.tables ?? noTables);

/** All files, for the build that writes them. */
export const allMessageFiles = async (): Promise<readonly MessageFile[]> => {
  const ofProducts = locales.flatMap((locale) =>
    pageProducts.map((kind) => productMessageFile(locale, kind)),
  );
  return [
    ...locales.map(sharedMessageFile),
    ...(await Promise.all([...ofProducts, ...locales.map(overviewMessageFile)])),
  ];
};

const rests = memoizeByIdentity<CompiledMessages>();

/** The messages that are in none of some files: what a page has to be sent with. */
export const messagesBeside = (
  messages: CompiledMessages,
  files: readonly MessageFile[],
): CompiledMessages =>
  rests([messages, ...files], () =>
    Object.fromEntries(
      Object.entries(messages).filter(([key]) => files.every((file) => !(key in file.messages))),
    ),
  );
