import type { Texts } from '../texts.ts';

/** The pages of service and law, in Dutch. */
export const service: Texts['service'] = {
  shipping: {
    name: 'Verzending en levering',
    title: 'Verzendkosten en levering',
    description: 'Waar we leveren, hoe we verpakken en wanneer je bestelling er is.',
    headline: 'Verzending en levering',
    lead: 'De verzendkosten hangen af van maat en bestemming. Je ziet het bedrag voordat je bestelt.',
    sections: [
      {
        headline: 'Kosten',
        text: [
          'De verzendkosten staan naast de prijs en in de winkelwagen, voordat je betaalt. Grote formaten kosten meer omdat ze apart reizen.',
        ],
      },
      {
        headline: 'Levertijd',
        text: [
          'We maken elke bestelling apart. De verwachte leverdatum staat op de productpagina en geldt als je voor het genoemde tijdstip bestelt.',
        ],
      },
      {
        headline: 'Waar we leveren',
        text: [
          'We leveren in het land van de winkel die je nu gebruikt. Andere landen kies je onderaan de pagina.',
        ],
      },
      {
        headline: 'Schade onderweg',
        text: [
          'Bewaar de verpakking en stuur ons een foto via de [contactpagina](contact). We maken je bestelling opnieuw.',
        ],
      },
    ],
  },
  contact: {
    name: 'Contact',
    title: 'Contact',
    description: 'Zo bereik je ons over bestellingen, materialen, levering en klachten.',
    headline: 'Contact',
    lead: 'We antwoorden van maandag tot en met vrijdag, meestal dezelfde dag.',
    sections: [
      {
        headline: 'Schrijf ons',
        text: [
          'E-mail: [service@example.com](mail). Vermeld je bestelnummer als je dat al hebt.',
          'Bereikbaar: maandag tot en met vrijdag, 9 tot 17 uur.',
        ],
      },
      {
        headline: 'Snel gevonden',
        text: [
          '- [Verzending en levering](shipping)',
          '- [Overeenkomst herroepen](withdrawal)',
          '- [Je rechten als er iets mis is](guarantee)',
        ],
      },
    ],
  },
  imprint: {
    name: 'Colofon',
    title: 'Colofon',
    description: 'Aanbieder, adres en contact van deze winkel.',
    headline: 'Colofon',
    lead: 'Deze winkel is een voorbeeld. De gegevens staan op de plaats van die van een aanbieder.',
    sections: [
      {
        headline: 'Aanbieder',
        text: ['Musterbild GmbH', 'Musterstraße 12, 80331 München, Duitsland'],
      },
      { headline: 'Contact', text: ['E-mail: [service@example.com](mail)'] },
      {
        headline: 'Vertegenwoordiging en register',
        text: ['Hier noemt de aanbieder directie, handelsregister en btw-nummer.'],
      },
    ],
  },
  privacy: {
    name: 'Privacy',
    title: 'Privacyverklaring',
    description: 'Welke gegevens deze winkel verwerkt, waarvoor, en welke rechten je hebt.',
    headline: 'Privacyverklaring',
    lead: 'We verwerken wat je bestelling nodig heeft en meten alleen met jouw toestemming.',
    sections: [
      {
        headline: 'Je foto’s',
        text: [
          'Je foto’s dienen alleen om je bestelling te drukken. We laten ze aan niemand zien en wissen ze zodra ze niet meer nodig zijn voor een herdruk.',
        ],
      },
      {
        headline: 'Je bestelling',
        text: [
          'Naam, adres en betaalgegevens verwerken we om de overeenkomst uit te voeren. Facturen bewaren we zolang de wet dat eist.',
        ],
      },
      {
        headline: 'Toestemming',
        text: [
          'Zonder jouw toestemming laden we niets van andere aanbieders en meten we je bezoek niet. Weigeren is even makkelijk als instemmen, en je kunt je keuze altijd wijzigen.',
        ],
      },
      {
        headline: 'Je rechten',
        text: [
          'Je kunt inzage, correctie, verwijdering en overdracht van je gegevens vragen en een klacht indienen bij een toezichthouder. Schrijf naar [service@example.com](mail).',
        ],
      },
    ],
  },
  terms: {
    name: 'Algemene voorwaarden',
    title: 'Algemene voorwaarden',
    description: 'Overeenkomst, prijzen, betaling en levering in deze winkel.',
    headline: 'Algemene voorwaarden',
    lead: 'Voorbeeldtekst: een aanbieder vervangt hem door zijn eigen, getoetste voorwaarden.',
    sections: [
      {
        headline: 'Overeenkomst',
        text: [
          'De getoonde producten zijn een uitnodiging om te bestellen. Met ‘Bestelling met betaalverplichting’ doe je een aanbod; de overeenkomst komt tot stand met onze bevestiging.',
        ],
      },
      {
        headline: 'Prijzen en betaling',
        text: [
          'De prijzen op het moment van bestellen gelden. Bij de prijs staat of de btw is inbegrepen; verzendkosten komen erbij.',
        ],
      },
      {
        headline: 'Je beelden',
        text: [
          'Je bevestigt dat je de beelden mag gebruiken. Beelden die in strijd zijn met de wet drukken we niet.',
        ],
      },
      {
        headline: 'Herroeping en gebreken',
        text: ['Lees [herroeping](withdrawal) en [wettelijke garantie](guarantee).'],
      },
    ],
  },
  withdrawal: {
    name: 'Overeenkomst herroepen',
    title: 'Overeenkomst herroepen',
    description: 'Welke bestellingen je kunt herroepen, hoe dat gaat en welke termijnen gelden.',
    headline: 'Overeenkomst herroepen',
    lead: 'Je kunt hier herroepen zonder in te loggen. Noem je naam, het bestelnummer en een e-mailadres voor de bevestiging.',
    sections: [
      {
        headline: 'Zo herroep je',
        text: [
          'Stuur je verklaring naar [service@example.com](mail) of gebruik de [contactpagina](contact). Eén zin is genoeg: ‘Ik herroep mijn overeenkomst over …’. Je krijgt meteen een ontvangstbevestiging.',
        ],
      },
      {
        headline: 'Wat je kunt herroepen',
        text: [
          'Enveloppen, lijsten zonder beeld en stalen uit voorraad: 14 dagen na ontvangst, zonder reden. We betalen de prijs en de standaardverzendkosten binnen 14 dagen terug.',
        ],
      },
      {
        headline: 'Wat is uitgesloten',
        text: [
          'Producten met jouw foto’s of teksten maken we naar jouw wensen. Daarvoor geldt **geen herroepingsrecht**. Je rechten bij [gebreken](guarantee) blijven gelden.',
        ],
      },
    ],
  },
  guarantee: {
    name: 'Wettelijke garantie',
    title: 'Wettelijke garantie',
    description: 'Je wettelijke rechten als een product met een gebrek of schade aankomt.',
    headline: 'Wettelijke garantie',
    lead: 'De wettelijke garantie geldt voor alle producten, ook voor gepersonaliseerde.',
    sections: [
      {
        headline: 'Ten minste twee jaar',
        text: [
          'Voldoet een product bij levering niet, dan staan we daarvoor in: **ten minste twee jaar** na ontvangst, en langer waar de wet dat zegt. Je kunt kosteloos herstel of vervanging vragen.',
          'Lukt dat niet binnen een redelijke tijd, dan kun je een lagere prijs vragen of de overeenkomst ontbinden.',
        ],
      },
      {
        headline: 'Een gebrek melden',
        text: [
          'Beschrijf wat er mis is, het liefst met een foto, via de [contactpagina](contact). Je stuurt het product pas terug als wij daarom vragen.',
        ],
      },
    ],
  },
  accessibility: {
    name: 'Toegankelijkheid',
    title: 'Toegankelijkheidsverklaring',
    description: 'Hoe toegankelijk deze winkel is en waar je drempels kunt melden.',
    headline: 'Toegankelijkheidsverklaring',
    lead: 'We bouwen deze winkel zo dat zo veel mogelijk mensen hem kunnen gebruiken.',
    sections: [
      {
        headline: 'Maatstaf',
        text: [
          'We volgen WCAG 2.2, niveau AA. Pagina’s zijn met het toetsenbord te bedienen, tot 200 % te vergroten en voor te lezen; prijswijzigingen worden gemeld.',
        ],
      },
      {
        headline: 'Bekende grenzen',
        text: [
          'Een externe toetsing is er nog niet. Foto’s plaatsen in de ontwerptool vraagt om zicht; daarbij helpen we op verzoek.',
        ],
      },
      {
        headline: 'Een drempel melden',
        text: [
          'Schrijf via de [contactpagina](contact) op welke pagina en waarmee je niet verder komt.',
        ],
      },
    ],
  },
};
