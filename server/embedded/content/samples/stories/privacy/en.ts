import type { PrivacyTexts } from './page.ts';

/** In English. */
export const texts: PrivacyTexts = {
  name: 'Privacy',
  title: 'Privacy notice: your data and your rights',
  description:
    'Which data this shop processes, what it needs them for, how long it keeps them, and which rights you have over your own data.',
  headline: 'Privacy notice',
  lead: 'We process what your order needs, and we measure only with your consent.',
  sections: {
    photos: {
      headline: 'Your photos',
      text: [
        'Your photos serve only to print your order. We show them to nobody and delete them once they are no longer needed for remakes.',
      ],
    },
    order: {
      headline: 'Your order',
      text: [
        'We process name, address and payment details to fulfil the contract. We keep invoices for as long as the law requires.',
      ],
    },
    consent: {
      headline: 'Consent',
      text: [
        'Without your consent we load nothing from other providers and do not measure your visit. Declining is as easy as accepting, and you can change your choice at any time.',
        'Your choice is kept in a cookie of this shop for half a year. You can change it at the end of every page, under “Privacy settings”, with JavaScript on. Without JavaScript we measure nothing.',
        'If you save something on the wishlist or put something into the basket, the shop sets a cookie for each. It holds nothing but a random key and expires half a year after the last change.',
        'If you sign in, a cookie of its own keeps you signed in for 30 days or until you sign out. It holds nothing but a random key. Of your account we keep your name, your email address and a check value from which the password cannot be read. What you saved or put into the basket before goes to your account and stays there until you remove it; once you sign out, this browser no longer shows it.',
      ],
    },
    rights: {
      headline: 'Your rights',
      text: [
        'You may ask for access to your data, for correction, deletion and transfer, and you may complain to a supervisory authority. Write to [service@example.com](mail).',
      ],
    },
  },
};
