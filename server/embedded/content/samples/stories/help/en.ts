import type { HelpTexts } from './texts.ts';

/** In English. */
export const texts: HelpTexts = {
  name: 'Help',
  title: 'Help: questions and answers about the shop',
  description:
    'Answers about photos, resolution, materials, delivery, returns, your account and your data. With a search, and a way to ask us anything else.',
  headline: 'How can we help?',
  lead: 'Search for a word or choose a subject. If your question is not here, write to us.',
  contactLink: 'Ask a question',
  groups: {
    order: 'Ordering and paying',
    photos: 'Photos and quality',
    'wall-pictures': 'Materials and frames',
    cards: 'Cards, calendars and books',
    delivery: 'Delivery',
    returns: 'Returns and complaints',
    account: 'Account, basket and wishlist',
    data: 'Your data',
  },
  questions: {
    order: {
      question: 'How do I order?',
      answer:
        'Design your product, put it into the basket and go to the checkout. You need no account. What about this shop is a sample is under [](about).',
    },
    browsing: {
      question: 'Can I look around first?',
      answer:
        'Yes. You can look at everything, compare prices and put your choice into the basket or on the [wishlist](wishlist). It costs nothing and commits you to nothing.',
    },
    payment: {
      question: 'How can I pay?',
      answer:
        'You pay online or by bank transfer in advance; with a business account also by invoice. None of them costs extra.',
    },
    price: {
      question: 'What is added to the price?',
      answer:
        'Delivery only. Each price says whether tax is included. What delivery costs is under [](shipping).',
    },
    vouchers: {
      question: 'Are there vouchers?',
      answer: 'Yes, to give away and to redeem in the basket: [](gift-voucher).',
    },
    companies: {
      question: 'Do you sell to companies?',
      answer:
        'Yes. For larger quantities, many walls or your own logo, write to us: [](business-customers).',
    },
    quantities: {
      question: 'How many cards can I get?',
      answer:
        'From a single card to {most}. If you need more, write to us through the [contact page](contact).',
    },
    files: {
      question: 'Which files can I use?',
      answer:
        'JPEG, PNG, WebP and AVIF up to {megabytes} MB. Your browser converts HEIC photos, as iPhones take them, if it can open them. If it cannot, save them as JPEG first. TIFF, GIF and PDF are files that [we convert](toolbox).',
    },
    enough: {
      question: 'How many pixels does my photo need?',
      answer:
        'For {size} it should have at least {pixels} pixels. The [photo tips](photo-guide) have a table of all common sizes.',
    },
    messenger: {
      question: 'Can I use photos from WhatsApp?',
      answer:
        'Better not. Messengers and social networks make photos much smaller. Ask for the original as a file or by email.',
    },
    colours: {
      question: 'Why do printed colours look different?',
      answer:
        'A screen glows and paper does not. That is why a print looks a little darker. There is more about it in the [photo tips](photo-guide).',
    },
    crop: {
      question: 'Will part of my photo be cut off?',
      answer:
        'Only if photo and size have different proportions. You decide which part is shown with “Choose the crop”. On canvas, a strip of the photo also runs round the edge.',
    },
    margin: {
      question: 'Why should nothing important be at the edge?',
      answer:
        'Cards and pages are trimmed after printing, and a narrow strip is lost. Keep words and faces a little away from the edge.',
    },
    changes: {
      question: 'Do you change my photo?',
      answer:
        'No. We print it as you have chosen it. Please adjust brightness and colours beforehand.',
    },
    material: {
      question: 'Which material suits my picture?',
      answer:
        'Decide by the light. Opposite a window, something matt is best: [canvas](canvas), [aluminium](aluminium) or a [poster](poster). [Acrylic](acrylic) makes colours stronger, but reflects. All of them side by side: [](comparison).',
    },
    damp: {
      question: 'What can hang in a bathroom or kitchen?',
      answer:
        '[Aluminium](aluminium), [acrylic](acrylic), [glass](glass) and [Gallery Bond](gallery-bond): damp air does them no harm. Canvas and paper belong in dry rooms.',
    },
    outdoors: {
      question: 'What can hang outdoors?',
      answer:
        '[Aluminium](aluminium) and the [PVC tarpaulin](tarpaulin). A [](forex) lasts outdoors under a roof.',
    },
    frames: {
      question: 'Which frames are there?',
      answer:
        'Posters have frames of wood, aluminium and plastic, with and without a mount: [](photo-frame). Canvas and panels have a floater frame, acrylic has the Artbox.',
    },
    hanging: {
      question: 'How do I hang my picture?',
      answer:
        'That depends on its weight. The product page says how heavy your size is, and whether a nail is enough or hooks and wall plugs are needed.',
    },
    care: {
      question: 'How do I clean my picture?',
      answer:
        'Dust canvas and paper with a dry cloth or brush. Wipe acrylic and aluminium with a soft, damp cloth. Only real glass takes glass cleaner.',
    },
    samples: {
      question: 'Can I feel the paper first?',
      answer: 'Yes, with sample cards. The first three sample cards of an order are free.',
    },
    envelopes: {
      question: 'Do cards come with envelopes?',
      answer: 'Each card has an envelope of its own size. The flap is straight or pointed.',
    },
    costs: {
      question: 'What does delivery cost?',
      answer:
        'That depends on size and country. Up to {sides} cm, your order travels as a parcel. All amounts are under [](shipping).',
    },
    express: {
      question: 'Can it be quicker?',
      answer: 'Yes, by express. Cards then leave our workshop within {hours} hours.',
    },
    packing: {
      question: 'How is my picture packed?',
      answer:
        'Panels, canvas and framed pictures lie flat, with their edges protected. Paper without a frame comes rolled in a sturdy tube.',
    },
    cardsReturn: {
      question: 'Can I return cards?',
      answer:
        'What has your photos or words on it is made for you alone. Such goods carry **no right to cancel**. Stock envelopes and sample cards can be returned: [](withdrawal).',
    },
    damaged: {
      question: 'What if something arrives damaged?',
      answer:
        'Keep the packaging and send us photos through the [contact page](contact): up to {files} files, {filesize} MB in all. We replace what is damaged or faulty.',
    },
    rights: {
      question: 'What are my rights if something is faulty?',
      answer:
        'Those that the law gives you, for personalised goods, too. You find them under [](guarantee).',
    },
    account: {
      question: 'Do I need an account?',
      answer:
        'No. With an account you find basket and wishlist on every device. Without one they stay in this browser.',
    },
    kept: {
      question: 'How long are basket and wishlist kept?',
      answer:
        'Without an account, {days} days after the last change. With one, until you empty them.',
    },
    shared: {
      question: 'Can I show my choice to somebody?',
      answer:
        'Yes. Material, size and frame are in the address of the page: send it on. The [wishlist](wishlist) has a link for sharing, too.',
    },
    photos: {
      question: 'Who sees my photos?',
      answer:
        'Only you at first: your photo stays on your device until you carry on designing. After that it serves the preview and the print alone. More: [](privacy).',
    },
    measuring: {
      question: 'Do you measure what I look at?',
      answer:
        'Only if you agree. Without your consent we also load nothing from other companies. You can change your choice at the end of each page.',
    },
    deletion: {
      question: 'How do I have my data deleted?',
      answer:
        'Write to [service@example.com](mail). Which data we hold and which rights you have is under [](privacy).',
    },
  },
};
