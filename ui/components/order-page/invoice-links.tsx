import { invoiceWord } from '../../../core/domain/invoice/invoice-words.ts';
import type { ListedInvoice } from '../../../core/domain/customer/listed-invoice.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { useText } from '../../messages/text.tsx';
import { ArticleWays } from '../article-list/article-list.tsx';
import { ButtonLink } from '../button/button.tsx';

type InvoiceLinksProps = {
  readonly invoices: readonly ListedInvoice[];
  readonly locale: Locale;
};

/** Invoices and credit notes of an order, a link each; nothing where there are none. */
export const InvoiceLinks = ({ invoices, locale }: InvoiceLinksProps) => {
  const text = useText();
  if (invoices.length === 0) return null;
  return (
    <ArticleWays>
      {invoices.map(({ kind, number, href }) => (
        <ButtonLink tone="quiet" href={href} key={number}>
          {text('order.invoice', { name: `${invoiceWord(locale, kind)} ${number}` })}
        </ButtonLink>
      ))}
    </ArticleWays>
  );
};
