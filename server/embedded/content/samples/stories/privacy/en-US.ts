import type { PrivacyOverride } from './page.ts';

/** In American English: what the law of California asks for, given to everybody. */
export const texts: PrivacyOverride = {
  sections: {
    controller: {
      text: [
        '{trader}, {address}, email [service@example.com](mail). More details are in the [](imprint).',
      ],
    },
    photos: {
      text: [
        'The shop first shows a photo that you choose on your own device alone. It is sent to us only when you go on to design with it, or send it from a phone to a computer. It serves the preview and the print and nothing else. We show it to nobody.',
        'An upload that was broken off is deleted after 2 hours, a complete one after 14 days unless you remove it before. The photos of an order and their print files go to our lab. We delete them 30 days after delivery; until then we need them for remakes.',
      ],
    },
    order: {
      text: [
        'We process name, address, email address and payment details to fulfill the contract or to confirm your cancellation. Without them we cannot deliver. We keep invoices for as long as tax law requires, ten years at most. Orders and invoices therefore stay even if you delete your account: they then belong to no account.',
      ],
    },
    contact: {
      text: [
        'Name, email address, topic, order number and your message go to our customer service by email, so that we can answer you. The shop itself keeps them only until the email is delivered, one month at most. Customer service deletes them when your matter is settled, after three years at the latest.',
      ],
    },
    newsletter: {
      text: [
        'We send the newsletter only once you have confirmed your address with the link in our email. A subscription that is not confirmed lapses after seven days. We keep the address, the language and the times of subscription and confirmation as proof until you unsubscribe. Every issue has a link for that.',
      ],
    },
    account: {
      headline: 'Account, cart and wishlist',
      text: [
        'Of your account we keep your name, your email address and a check value from which the password cannot be read, until you delete the account. You can see, change, download and delete all of it in the account itself. A sign-up that you do not confirm by the link in our email lapses after seven days. The link for a new password lapses after one hour.',
        'If you order for a company, we also keep its name, the invoice address and the VAT ID. We ask the register of the European Commission (VIES) whether a European number exists, and keep the answer with its day.',
        'Of each log-in we keep the browser, the operating system, the country, its beginning and its last use, so that you can recognize and end one that is not yours. We keep no IP address with it. The entry goes with the log-in: after 14 days without use, after 30 days at the latest. We remember the browser and the operating system for 90 days, so that we can write to you when somebody logs in with another device.',
        'Cart and wishlist are deleted 180 days after the last change. If you log in, they go to your account and stay there until you empty them.',
        'What you enter at checkout, such as addresses, shipping and means of payment, is kept for 14 days after the last change. It is deleted as soon as you have ordered.',
        'Only if you choose to sign in with Google, where we offer that, does your browser connect to Google. Google then learns that you sign in here, and tells us your name, your email address and an identifier, which we keep with the account. We get no password. What Google does with your data is Google’s responsibility.',
      ],
    },
    visit: {
      text: [
        'When you open a page, the server processes your IP address to answer and to ward off too many requests. It is not written to the log and is forgotten after a few minutes.',
        'If an error occurs in your browser, the page reports it to our server: what happened and on which page, without names, entries or identifiers. We delete such lines after 30 days.',
      ],
    },
    consent: {
      headline: 'Your choice, and opting out',
      text: [
        'We do not sell your personal information, and we do not share it for advertising unless you agree. Without your consent we load nothing from other providers, do not measure your visit and use nothing for advertising. Declining is as easy as accepting.',
        'You can opt out at any time at the end of every page, under “Privacy settings”, with JavaScript on. Your choice is kept in a cookie of this shop for half a year. Without JavaScript we measure nothing.',
      ],
    },
    storage: {
      text: [
        'The shop needs these so that what you do works. We set others only with your consent.',
        '- a cookie each for cart and wishlist: a random key, 180 days from the last change',
        '- a cookie for logging in: a random key, 30 days at most or until you log out',
        '- a cookie for links of emails about your account: the key of the link, one hour or until it is used',
        '- a cookie for uploaded photos: a random key, 14 days',
        '- a cookie for your choice about consent: half a year',
        '- in the browser’s storage: your own photos and your words for a card until you remove them, photos for 14 days at most, and short notes that go with the window',
      ],
    },
    recipients: {
      text: [
        'A data center, an email service, payment services and carriers work for us. They receive what their task needs and are bound by contract. We are in Germany: your data is processed there.',
        'The operator adds the names of these service providers: this shop is a sample.',
      ],
    },
    rights: {
      text: [
        'Wherever you live, you may ask what we know about you, and have it corrected, deleted or handed over. You may limit its use. We do not treat anybody worse for it. Write to [service@example.com](mail); somebody whom you authorize may do so for you.',
      ],
    },
  },
};
