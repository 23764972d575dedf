import type { ComponentProps } from 'react';

import type { BankAccount } from '../../../core/domain/payment/bank-account.ts';
import { inGroupsOfFour } from '../../../core/domain/payment/creditor-reference.ts';
import { useText } from '../../messages/text.tsx';
import { ArticleNote } from '../article-list/article-list.tsx';
import { FactList } from '../fact-list/fact-list.tsx';
import { QrCode } from '../qr-code/qr-code.tsx';
// The withdrawal's form has the same spaces.
import forms from '../withdrawal-form/withdrawal-form.module.css';

type BankTransferProps = {
  readonly account: BankAccount;
  /** With its currency, as people read it. */
  readonly amount: string;
  /** See `creditorReferenceOf`. */
  readonly reference: string;
  /** The last day of an invoice, as people read it; undefined where the money comes first. */
  readonly until?: string | undefined;
  /** Of `epcCode`; undefined where there is none, as for other currencies than the euro. */
  readonly modules?: ComponentProps<typeof QrCode>['modules'] | undefined;
};

/** What a buyer needs to transfer money. */
export const BankTransfer = ({ account, amount, reference, until, modules }: BankTransferProps) => {
  const text = useText();
  return (
    <div className={forms['form']}>
      <p>
        {until === undefined
          ? text('bank-transfer.before')
          : text('bank-transfer.invoice', { until })}
      </p>
      <FactList
        facts={[
          [text('bank-transfer.holder'), [account.holder]],
          [text('bank-transfer.iban'), [inGroupsOfFour(account.iban)]],
          [text('bank-transfer.bic'), [account.bic]],
          [text('bank-transfer.amount'), [amount]],
          [text('bank-transfer.reference'), [inGroupsOfFour(reference)]],
        ]}
      />
      <ArticleNote>{text('bank-transfer.reference-help')}</ArticleNote>
      {modules !== undefined && (
        <>
          <QrCode title={text('bank-transfer.code')} modules={modules} />
          <ArticleNote>{text('bank-transfer.code-help')}</ArticleNote>
        </>
      )}
    </div>
  );
};
