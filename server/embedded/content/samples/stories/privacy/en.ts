import type { PrivacyTexts } from './page.ts';

/** In English, for the United Kingdom. */
export const texts: PrivacyTexts = {
  name: 'Privacy',
  title: 'Privacy notice: your data and your rights',
  description:
    'Which data this shop processes, what it needs them for, how long it keeps them, and which rights you have over your own data.',
  headline: 'Privacy notice',
  lead: 'We process what your visit and your order need. We measure only with your consent.',
  sections: {
    controller: {
      headline: 'Who is responsible',
      text: [
        '{trader}, {address}, email [service@example.com](mail). More details are in the [](imprint). The articles in brackets are those of the UK General Data Protection Regulation.',
      ],
    },
    photos: {
      headline: 'Your photos',
      text: [
        'The shop first shows a photo that you choose on your own device alone. It is sent to us only when you go on to design with it, or send it from a phone to a computer (article 6(1)(b)). It serves the preview and the print and nothing else. We show it to nobody.',
        'An upload that was broken off is deleted after 2 hours, a complete one after 14 days unless you remove it before. The photos of an order and their print files go to our lab. We delete them 30 days after delivery; until then we need them for remakes.',
        'We also keep your words for cards and other printed items for 14 days once you use them in the designer. Those of an order are part of it.',
      ],
    },
    order: {
      headline: 'Your order and your cancellation',
      text: [
        'We process name, address, email address and payment details to fulfil the contract or to confirm your cancellation (article 6(1)(b)). Without them we cannot deliver. We keep invoices for as long as tax and commercial law require, ten years at most (article 6(1)(c)). Orders and invoices therefore stay even if you delete your account: they then belong to no account.',
      ],
    },
    contact: {
      headline: 'Contact form',
      text: [
        'Name, email address, topic, order number and your message go to our customer service by email, so that we can answer you (article 6(1)(b), otherwise (f)). The shop itself keeps them only until the email is delivered, one month at most. Customer service deletes them when your matter is settled, after three years at the latest.',
      ],
    },
    newsletter: {
      headline: 'Newsletter',
      text: [
        'We send the newsletter only once you have confirmed your address with the link in our email (article 6(1)(a)). A subscription that is not confirmed lapses after seven days. We keep the address, the language and the times of subscription and confirmation as proof until you unsubscribe. Every issue has a link for that.',
      ],
    },
    account: {
      headline: 'Account, basket and wishlist',
      text: [
        'Of your account we keep your name, your email address and a check value from which the password cannot be read (article 6(1)(b)), until you delete the account. You can see, change, download and delete all of it in the account itself. A sign-up that you do not confirm by the link in our email lapses after seven days. The link for a new password lapses after one hour.',
        'If you order for a company, we also keep its name, the invoice address and the VAT ID. We ask the register of the European Commission (VIES) whether the number exists, and keep the answer with its day (article 6(1)(b)).',
        'Of each sign-in we keep the browser, the operating system, the country, its beginning and its last use, so that you can recognise and end one that is not yours (article 6(1)(f): safe accounts). We keep no IP address with it. The entry goes with the sign-in: after 14 days without use, after 30 days at the latest. We remember the browser and the operating system for 90 days, so that we can write to you when somebody signs in with another device.',
        'Basket and wishlist are deleted 180 days after the last change. If you sign in, they go to your account and stay there until you empty them.',
        'What you enter at the checkout, such as addresses, delivery and means of payment, is kept for 14 days after the last change. It is deleted as soon as you have ordered.',
        'Only if you choose to sign in with Google, where we offer that, does your browser connect to Google (article 6(1)(a)). Google then learns that you sign in here, and tells us your name, your email address and an identifier, which we keep with the account. We get no password. What Google does with your data, in the USA, too, is Google’s responsibility.',
      ],
    },
    visit: {
      headline: 'Your visit and error reports',
      text: [
        'When you open a page, the server processes your IP address to answer and to ward off too many requests (article 6(1)(f): a safe and steady shop). It is not written to the log and is forgotten after a few minutes.',
        'If an error occurs in your browser, the page reports it to our server: what happened and on which page, without names, entries or identifiers. We delete such lines after 30 days.',
      ],
    },
    consent: {
      headline: 'Consent',
      text: [
        'Without your consent we load nothing from other providers, do not measure your visit and use nothing for advertising (article 6(1)(a); PECR, regulation 6). Declining is as easy as accepting, and you can change your choice at any time. What was done until then stays lawful.',
        'Your choice is kept in a cookie of this shop for half a year. You can change it at the end of every page, under “Privacy settings”, with JavaScript on. Without JavaScript we measure nothing.',
      ],
    },
    storage: {
      headline: 'Cookies and storage in your browser',
      text: [
        'The shop needs these so that what you do works. They need no consent. We set others only with your consent.',
        '- a cookie each for basket and wishlist: a random key, 180 days from the last change',
        '- a cookie for signing in: a random key, 30 days at most or until you sign out',
        '- a cookie for business customers that only says that prices are shown without tax: 30 days or until you sign out',
        '- a cookie for links of emails about your account: the key of the link, one hour or until it is used',
        '- a cookie for uploaded photos: a random key, 14 days',
        '- a cookie for your choice about consent: half a year',
        '- in the browser’s storage: your own photos and your words for a card until you remove them, photos for 14 days at most, and short notes that go with the window',
      ],
    },
    recipients: {
      headline: 'Who receives data',
      text: [
        'A data centre, an email service, payment services and carriers work for us. They receive what their task needs and are bound by contract (article 28). We are in Germany: your data comes to us there, which UK law treats as adequately protected. No automated decisions are made about you.',
        'The operator adds the names of these service providers: this shop is a sample.',
      ],
    },
    rights: {
      headline: 'Your rights',
      text: [
        'You may ask for access to your data, correction, deletion, restriction and transfer (articles 15 to 20), object to processing based on legitimate interests (article 21), and withdraw a consent at any time (article 7(3)). Write to [service@example.com](mail).',
      ],
    },
  },
  authorities: [
    {
      headline: 'Supervisory authority',
      markets: ['gb'],
      text: [
        'You may complain to the Information Commissioner’s Office (ICO) in Wilmslow. In Germany, the Bavarian data protection authority (BayLDA) in Ansbach supervises us.',
      ],
    },
  ],
};
