import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { channels } from '../../core/domain/locale/channel.ts';
import { storyLocale } from '../../ui/messages/story-text.ts';
import type { MailScope } from './mail-parts.ts';
import { mailSamples } from './mail-samples.ts';
import { printMail } from './print-mail.ts';

const imprint = ['Passepartout Ltd', '12 Sample Street, London', 'service@example.com'];

const schemes = ['light', 'dark'] as const;

const scopeOf = (globals: Readonly<Record<string, unknown>>): MailScope => ({
  channel: channels.find((channel) => channel === globals['channel']) ?? 'poster',
  locale: storyLocale(globals),
  host: 'www.example.com',
});

/** Whatever the device that Storybook is looked at on prefers. */
const shownIn = (scheme: (typeof schemes)[number], html: string | undefined): string | undefined =>
  html?.replace('(prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : 'not all');

type SampleProps = { readonly sample: keyof typeof mailSamples };

/** A mail with invented data, as a mail program shows it by day and by night. */
const MailSample = ({ sample, scope }: SampleProps & { readonly scope: MailScope }) => {
  const { subject, text, html } = printMail({ ...scope, imprint }, mailSamples[sample](scope));
  return (
    <>
      {schemes.map((scheme) => (
        <iframe
          key={scheme}
          style={{ border: 0, inlineSize: '100%', blockSize: '60rem' }}
          title={`${subject} (${scheme})`}
          sandbox="allow-same-origin"
          srcDoc={shownIn(scheme, html)}
        />
      ))}
      <details>
        <summary>Text</summary>
        <pre style={{ whiteSpace: 'pre-wrap' }}>{text}</pre>
      </details>
    </>
  );
};

const meta = {
  title: 'Mails',
  args: { sample: 'newsletter-confirmation' },
  argTypes: { sample: { control: 'select', options: Object.keys(mailSamples) } },
  render: ({ sample }, { globals }) => <MailSample sample={sample} scope={scopeOf(globals)} />,
  play: async ({ canvasElement }) => {
    const grounds = await waitFor(() =>
      [...canvasElement.querySelectorAll('iframe')].map(({ contentDocument }) => {
        if (!contentDocument?.querySelector('h1')) throw new Error('The mail is not there yet.');
        return getComputedStyle(contentDocument.body).backgroundColor;
      }),
    );
    await expect(new Set(grounds).size).toBe(schemes.length);
  },
} satisfies Meta<SampleProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NewsletterConfirmation: Story = {};
export const NewsletterWelcome: Story = { args: { sample: 'newsletter-welcome' } };
export const ContactReceipt: Story = { args: { sample: 'contact-receipt' } };
export const ContactNotice: Story = { args: { sample: 'contact-notice' } };
export const WithdrawalReceipt: Story = { args: { sample: 'withdrawal-receipt' } };
export const WithdrawalNotice: Story = { args: { sample: 'withdrawal-notice' } };
export const NewDevice: Story = { args: { sample: 'new-device' } };
export const Voucher: Story = { args: { sample: 'voucher' } };
export const OrderPlaced: Story = { args: { sample: 'order-placed' } };
export const OrderByTransfer: Story = { args: { sample: 'order-by-transfer' } };
export const OrderPaymentFailed: Story = { args: { sample: 'order-payment-failed' } };
export const OrderPaid: Story = { args: { sample: 'order-paid' } };
export const OrderPaidTooLittle: Story = { args: { sample: 'order-paid-too-little' } };
export const OrderShipped: Story = { args: { sample: 'order-shipped' } };
export const OrderCancelled: Story = { args: { sample: 'order-cancelled' } };
export const OrderRefunded: Story = { args: { sample: 'order-refunded' } };
export const OrderDefectReported: Story = { args: { sample: 'order-defect-reported' } };
