import type { Override } from '../texts.ts';
import type { HelpTexts } from './texts.ts';

/** What American English words differently. */
export const texts: Override<HelpTexts> = {
  description:
    'Answers about photos, resolution, materials, shipping, returns, your account and your data. With a search, and a way to ask us anything else.',
  groups: {
    delivery: 'Shipping',
    account: 'Account, cart and wishlist',
  },
  questions: {
    order: {
      answer:
        'Design your product, put it into the cart and go to the checkout. You need no account. What about this shop is a sample is under [](about).',
    },
    payment: {
      answer: 'You pay online; with a business account also by invoice. Neither costs extra.',
    },
    browsing: {
      answer:
        'Yes. You can look at everything, compare prices and put your choice into the cart or on the [wishlist](wishlist). It costs nothing and commits you to nothing.',
    },
    price: {
      answer:
        'Shipping, and sales tax where your state charges it. What shipping costs is under [](shipping).',
    },
    vouchers: {
      question: 'Are there gift cards?',
      answer: 'Yes, to give away and to redeem in the cart: [](gift-voucher).',
    },
    colours: {
      question: 'Why do printed colors look different?',
    },
    crop: {
      answer:
        'Only if photo and size have different proportions. You decide which part is shown with “Choose the crop”. On canvas, a strip of the photo also runs around the edge.',
    },
    changes: {
      answer:
        'No. We print it as you have chosen it. Please adjust brightness and colors beforehand.',
    },
    material: {
      answer:
        'Decide by the light. Opposite a window, something matte is best: [canvas](canvas), [metal](aluminium) or a [poster](poster). [Acrylic](acrylic) makes colors stronger, but reflects. All of them side by side: [](comparison).',
    },
    damp: {
      answer:
        '[Metal prints](aluminium), [acrylic](acrylic), [glass](glass) and [Gallery Bond](gallery-bond): damp air does them no harm. Canvas and paper belong in dry rooms.',
    },
    outdoors: {
      answer:
        '[Metal prints](aluminium) and the [PVC tarp](tarpaulin). A [](forex) lasts outdoors under a roof.',
    },
    frames: {
      answer:
        'Posters have frames of wood, aluminum and plastic, with and without a mat: [](photo-frame). Canvas and panels have a floater frame, acrylic has the Artbox.',
    },
    hanging: {
      answer:
        'That depends on its weight. The product page says how heavy your size is, and whether a nail is enough or hooks and wall anchors are needed.',
    },
    care: {
      answer:
        'Dust canvas and paper with a dry cloth or brush. Wipe acrylic and metal with a soft, damp cloth. Only real glass takes glass cleaner.',
    },
    costs: {
      question: 'What does shipping cost?',
      answer:
        'That depends on size. Up to {sides} inches, your order travels as a parcel. All amounts are under [](shipping).',
    },
    cardsReturn: {
      answer:
        'What has your photos or words on it is made for you alone and **cannot be returned**. Stock envelopes and sample cards can be returned: [](withdrawal).',
    },
    rights: {
      question: 'What if something is defective?',
      answer: 'We replace it, personalized goods, too. Your rights are under [](guarantee).',
    },
    account: {
      answer:
        'No. With an account you find cart and wishlist on every device. Without one they stay in this browser.',
    },
    kept: {
      question: 'How long are cart and wishlist kept?',
    },
  },
};
