import type { GuaranteeTexts } from './page.ts';

/** In Dutch. */
export const texts: GuaranteeTexts = {
  name: 'Wettelijke garantie',
  title: 'Wettelijke garantie: uw rechten bij gebreken',
  description:
    'Waar u wettelijk recht op hebt als een product met een gebrek of schade aankomt, hoe lang dat geldt en hoe u een gebrek meldt.',
  headline: 'Wettelijke garantie',
  lead: 'De wettelijke garantie geldt voor alle producten, ook voor gepersonaliseerde.',
  sections: {
    period: {
      headline: 'Ten minste twee jaar',
      text: [
        'Voldoet een product bij levering niet, dan staan we daarvoor in: **ten minste twee jaar** na ontvangst, en langer waar de wet dat zegt. U kunt kosteloos herstel of vervanging vragen.',
        'Lukt dat niet binnen een redelijke tijd, dan kunt u een lagere prijs vragen of de overeenkomst ontbinden.',
      ],
    },
    report: {
      headline: 'Een gebrek melden',
      text: [
        'Beschrijf wat er mis is, het liefst met een foto, via de [contactpagina](contact). U stuurt het product pas terug als wij daarom vragen.',
      ],
    },
  },
};
