import type { PrivacyOverride } from './page.ts';

/** What American English words differently. */
export const texts: PrivacyOverride = {
  sections: {
    consent: {
      text: [
        'Without your consent we load nothing from other providers and do not measure your visit. Declining is as easy as accepting, and you can change your choice at any time.',
        'Your choice is kept in a cookie of this shop for half a year. You can change it at the end of every page, under “Privacy settings”, with JavaScript on. Without JavaScript we measure nothing.',
        'If you save something on the wishlist or put something into the cart, the shop sets a cookie for each. It holds nothing but a random key and expires half a year after the last change.',
        'If you sign in, a cookie of its own keeps you signed in for 30 days or until you sign out. It holds nothing but a random key. Of your account we keep your name, your email address and a check value from which the password cannot be read. What you saved or put into the cart before goes to your account and stays there until you remove it; once you sign out, this browser no longer shows it.',
      ],
    },
    order: {
      text: [
        'We process name, address and payment details to fulfill the contract. We keep invoices for as long as the law requires.',
      ],
    },
  },
};
