import type { GiftVoucherTexts } from './page.ts';

/** In Dutch. */
export const texts: GiftVoucherTexts = {
  name: 'Cadeaubon',
  title: 'Cadeaubon als pdf, met uw eigen woorden',
  description:
    'Een bon met uw eigen woorden, in vier ontwerpen: een pdf om te printen, per e-mail verstuurd op de dag die u kiest. Van 10 tot 500, vijf jaar geldig.',
  headline: 'Een bon om weg te geven',
  lead: 'U kiest een bedrag en een ontwerp, en schrijft een paar woorden. De bon komt als pdf, op de dag die u kiest.',
  sections: {
    order: {
      headline: 'Bon ontwerpen',
      text: [
        'We sturen de bon om acht uur ’s ochtends. Hij is 210 × 99 mm groot en past in een lange envelop.',
      ],
    },
    use: {
      headline: 'Inwisselen',
      text: [
        'De code op de bon vult u in de winkelmand in. Hij betaalt wat hij kan; wat overblijft, blijft op de bon staan. U kunt meerdere bonnen samen gebruiken, maar niet voor een nieuwe bon.',
      ],
    },
    validity: {
      headline: 'Geldigheid',
      text: [
        'Een bon is geldig tot het einde van het vijfde jaar na de aankoop, in al onze winkels met zijn valuta.',
      ],
    },
  },
};
