import type { WithdrawalTexts } from './page.ts';

/** In Dutch, in the words of annex I (A) of Directive 2011/83/EU. */
export const texts: WithdrawalTexts = {
  name: 'Overeenkomst hier herroepen',
  title: 'Overeenkomst herroepen: termijn en formulier',
  description:
    'Welke bestellingen u kunt herroepen, welke termijnen gelden en hoe het gaat: met het formulier op deze pagina, zonder in te loggen.',
  headline: 'Overeenkomst herroepen',
  lead: 'U kunt hier herroepen zonder in te loggen. Noem uw naam, het bestelnummer en een e-mailadres voor de bevestiging.',
  sections: {
    statement: {
      headline: 'Zo herroept u',
      text: [
        'U kunt ons ook schrijven: {trader}, {address}, e-mail [service@example.com](mail). Eén zin is genoeg: ‘Ik herroep mijn overeenkomst over …’. We bevestigen de ontvangst meteen. Het formulier helpt u daarbij, maar is niet verplicht.',
      ],
    },
    right: {
      headline: 'Herroepingsrecht',
      text: [
        'U heeft het recht om binnen een termijn van 14 dagen zonder opgave van redenen de overeenkomst te herroepen. De herroepingstermijn verstrijkt 14 dagen na de dag waarop u of een door u aangewezen derde, die niet de vervoerder is, het goed fysiek in bezit krijgt. Worden goederen van één bestelling apart geleverd, dan telt de dag waarop u het laatste ontvangt.',
        'Om het herroepingsrecht uit te oefenen, moet u ons ({trader}, {address}, e-mail [service@example.com](mail)) via een ondubbelzinnige verklaring op de hoogte stellen van uw beslissing: met het formulier op deze pagina, per e-mail of per brief. Om de herroepingstermijn na te leven volstaat het om uw mededeling te verzenden voordat de termijn is verstreken.',
      ],
    },
    refund: {
      headline: 'Gevolgen van de herroeping',
      text: [
        'Als u de overeenkomst herroept, ontvangt u alle betalingen die u tot op dat moment heeft gedaan, inclusief leveringskosten, van ons terug, met uitzondering van eventuele extra kosten omdat u een andere wijze van levering heeft gekozen dan de door ons geboden goedkoopste standaardlevering. Wij betalen u onverwijld en in ieder geval niet later dan 14 dagen nadat wij op de hoogte zijn gesteld van uw beslissing terug, met hetzelfde betaalmiddel en zonder kosten voor u.',
        'Wij mogen wachten met terugbetaling tot wij de goederen hebben teruggekregen, of tot u heeft aangetoond dat u de goederen heeft teruggezonden, al naar gelang welk tijdstip eerst valt.',
      ],
    },
    return: {
      headline: 'Terugzenden',
      text: [
        'U dient de goederen onverwijld, doch in ieder geval niet later dan 14 dagen na de dag waarop u de herroeping aan ons heeft medegedeeld, terug te zenden aan: {trader}, {address}. U bent op tijd als u de goederen terugstuurt voordat die termijn is verstreken. **De directe kosten van het terugzenden van de goederen komen voor uw rekening.**',
        'U bent alleen aansprakelijk voor de waardevermindering van de goederen die het gevolg is van het gebruik ervan dat verder gaat dan nodig is om de aard, de kenmerken en de werking vast te stellen.',
      ],
    },
    excepted: {
      headline: 'Wat is uitgesloten',
      text: [
        'Producten met uw foto’s of teksten, of op uw maat, maken we naar uw wensen. Daarvoor geldt **geen herroepingsrecht**. Uw rechten bij gebreken blijven gelden: [](guarantee).',
      ],
    },
  },
  goods: {
    poster: {
      headline: 'Voor welke producten',
      text: [
        'Deze winkel verkoopt wanddecoratie die we naar uw wensen maken: daarvoor geldt de uitzondering onder aan de pagina. Al het andere dat u bij ons bestelt, kunt u herroepen.',
      ],
    },
    kartenliebe: {
      headline: 'Voor welke producten',
      text: [
        'Enveloppen en proefkaarten uit voorraad kunt u herroepen. Voor kaarten, kalenders en boeken met uw foto’s of teksten geldt de uitzondering onder aan de pagina.',
      ],
    },
  },
  voluntary: [],
};
