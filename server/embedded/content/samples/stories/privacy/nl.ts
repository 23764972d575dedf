import type { PrivacyTexts } from './page.ts';

/** In Dutch. */
export const texts: PrivacyTexts = {
  name: 'Privacy',
  title: 'Privacy: uw gegevens en uw rechten',
  description:
    'Welke gegevens deze winkel verwerkt, waarvoor ze nodig zijn, hoe lang ze worden bewaard en welke rechten u daarbij hebt.',
  headline: 'Privacyverklaring',
  lead: 'We verwerken wat uw bezoek en uw bestelling nodig hebben. We meten alleen met uw toestemming.',
  sections: {
    controller: {
      headline: 'Wie verantwoordelijk is',
      text: [
        '{trader}, {address}, e-mail [service@example.com](mail). Meer staat in het [](imprint). De artikelen tussen haakjes zijn die van de Algemene verordening gegevensbescherming (AVG).',
      ],
    },
    photos: {
      headline: 'Uw foto’s',
      text: [
        'De winkel toont een foto die u kiest eerst alleen op uw eigen apparaat. Pas als u ermee gaat ontwerpen of hem van uw telefoon naar de computer stuurt, wordt hij naar ons verstuurd (art. 6, lid 1, onder b). Hij dient voor het voorbeeld en de print, en voor niets anders. We laten hem aan niemand zien.',
        'Een afgebroken upload wordt na 2 uur gewist, een volledige na 14 dagen als u hem niet eerder verwijdert. Foto’s van een bestelling en hun drukbestanden gaan naar ons laboratorium. We wissen ze 30 dagen na de levering; tot dan kunnen ze voor een nieuwe print nodig zijn.',
        'Ook uw teksten voor kaarten en andere gedrukte artikelen bewaren we 14 dagen zodra u ze in de ontwerper overneemt. Die van een bestelling horen bij de bestelling.',
      ],
    },
    order: {
      headline: 'Uw bestelling en uw herroeping',
      text: [
        'Naam, adres, e-mailadres en betaalgegevens verwerken we om de overeenkomst uit te voeren of uw herroeping te bevestigen (art. 6, lid 1, onder b). Zonder die gegevens kunnen we niet leveren. Facturen bewaren we zolang het belasting- en handelsrecht dat eist, hoogstens tien jaar (art. 6, lid 1, onder c). Bestellingen en facturen blijven daarom ook als u uw account verwijdert: ze horen dan bij geen account meer.',
      ],
    },
    contact: {
      headline: 'Contactformulier',
      text: [
        'Naam, e-mailadres, onderwerp, bestelnummer en uw bericht gaan per e-mail naar onze klantenservice, zodat we u kunnen antwoorden (art. 6, lid 1, onder b, anders f). De winkel zelf bewaart ze alleen tot de e-mail is bezorgd, hoogstens een maand. De klantenservice wist ze als uw vraag is afgehandeld, uiterlijk na drie jaar.',
      ],
    },
    newsletter: {
      headline: 'Nieuwsbrief',
      text: [
        'We sturen de nieuwsbrief pas als u uw adres heeft bevestigd via de link in onze e-mail (art. 6, lid 1, onder a). Een aanmelding zonder bevestiging vervalt na zeven dagen. We bewaren het adres, de taal en de tijdstippen van aanmelding en bevestiging als bewijs, tot u zich afmeldt. Elke uitgave bevat de link daarvoor.',
      ],
    },
    account: {
      headline: 'Account, winkelmand en verlanglijst',
      text: [
        'Van uw account bewaren we uw naam, uw e-mailadres en een controlewaarde waaruit het wachtwoord niet te lezen is (art. 6, lid 1, onder b), tot u het account verwijdert. Alles bekijken, wijzigen, downloaden en verwijderen kan in het account zelf. Een aanmelding die u niet bevestigt via de link in onze e-mail, vervalt na zeven dagen. De link voor een nieuw wachtwoord vervalt na een uur.',
        'Bestelt u voor een bedrijf, dan bewaren we ook de naam, het factuuradres en het btw-nummer. We vragen het register van de Europese Commissie (VIES) of het nummer bestaat en bewaren het antwoord met de datum (art. 6, lid 1, onder b).',
        'Van elke keer inloggen bewaren we browser, besturingssysteem, land, begin en laatste gebruik, zodat u herkent en beëindigt wat niet van u is (art. 6, lid 1, onder f: veilige accounts). Een IP-adres bewaren we daarbij niet. De regel verdwijnt met de sessie: na 14 dagen zonder gebruik, uiterlijk na 30 dagen. Browser en besturingssysteem onthouden we 90 dagen, zodat we u schrijven als iemand met een ander apparaat inlogt.',
        'Winkelmand en verlanglijst worden 180 dagen na de laatste wijziging gewist. Logt u in, dan gaan ze naar uw account en blijven ze daar tot u ze leegmaakt.',
        'Wat u bij de kassa invult, zoals adressen, levering en betaalwijze, bewaren we 14 dagen na de laatste wijziging. Het wordt gewist zodra u hebt besteld.',
        'Pas als u kiest voor inloggen met Google, waar we dat aanbieden, maakt uw browser verbinding met Google (art. 6, lid 1, onder a). Google weet dan dat u hier inlogt en geeft ons uw naam, uw e-mailadres en een kenmerk, die we bij het account bewaren. Een wachtwoord krijgen we niet. Voor wat Google met uw gegevens doet, ook in de VS, is Google verantwoordelijk.',
      ],
    },
    visit: {
      headline: 'Uw bezoek en foutmeldingen',
      text: [
        'Als u een pagina opent, verwerkt de server uw IP-adres om te antwoorden en om te veel verzoeken af te weren (art. 6, lid 1, onder f: een veilige, stabiele winkel). Het komt niet in het logboek en wordt na enkele minuten vergeten.',
        'Treedt er in uw browser een fout op, dan meldt de pagina die aan onze server: wat er gebeurde en op welke pagina, zonder namen, invoer of kenmerken. Zulke regels wissen we na 30 dagen.',
      ],
    },
    consent: {
      headline: 'Toestemming',
      text: [
        'Zonder uw toestemming laden we niets van andere aanbieders, meten we uw bezoek niet en stemmen we geen reclame af (art. 6, lid 1, onder a). Weigeren is even eenvoudig als toestaan, en u kunt uw keuze altijd wijzigen. Wat tot dan gebeurde, blijft rechtmatig.',
        'Uw keuze staat een half jaar in een cookie van deze winkel. U kunt die wijzigen onder aan elke pagina, bij ‘Privacyinstellingen’; daarvoor moet JavaScript aan staan. Zonder JavaScript meten we niets.',
      ],
    },
    storage: {
      headline: 'Cookies en opslag in uw browser',
      text: [
        'De winkel heeft deze nodig om te laten werken wat u doet. Ze vragen geen toestemming. Andere plaatsen we alleen als u dat toestaat.',
        '- een cookie voor de winkelmand en een voor de verlanglijst: een willekeurige sleutel, 180 dagen na de laatste wijziging',
        '- een cookie voor het inloggen: een willekeurige sleutel, hoogstens 30 dagen of tot u uitlogt',
        '- een cookie voor zakelijke klanten, dat alleen zegt dat prijzen zonder btw worden getoond: 30 dagen of tot u uitlogt',
        '- een cookie voor links in e-mails over uw account: de sleutel van de link, een uur of tot hij gebruikt is',
        '- een cookie voor geüploade foto’s: een willekeurige sleutel, 14 dagen',
        '- een cookie voor uw keuze over toestemming: een half jaar',
        '- in de opslag van de browser: uw eigen foto’s en uw woorden voor een kaart tot u ze verwijdert, foto’s hoogstens 14 dagen, en korte notities die met het venster verdwijnen',
      ],
    },
    recipients: {
      headline: 'Wie gegevens ontvangt',
      text: [
        'Voor ons werken een datacentrum, een e-maildienst, betaaldiensten en bezorgdiensten. Ze ontvangen wat hun taak vraagt en zijn contractueel gebonden (art. 28). Buiten de Europese Economische Ruimte geven we alleen gegevens door als u daar laat bezorgen. Er worden geen geautomatiseerde beslissingen over u genomen.',
        'De namen van deze dienstverleners vult de exploitant aan: deze winkel is een voorbeeld.',
      ],
    },
    rights: {
      headline: 'Uw rechten',
      text: [
        'U kunt vragen om inzage, correctie, verwijdering, beperking en overdracht van uw gegevens (art. 15 tot en met 20), bezwaar maken tegen verwerking op grond van een gerechtvaardigd belang (art. 21) en een toestemming altijd intrekken (art. 7, lid 3). Schrijf naar [service@example.com](mail).',
      ],
    },
  },
  authorities: [
    {
      headline: 'Toezichthouder',
      markets: ['nl'],
      text: [
        'U kunt een klacht indienen bij de Autoriteit Persoonsgegevens in Den Haag. Op ons houdt het Bayerisches Landesamt für Datenschutzaufsicht in Ansbach toezicht.',
      ],
    },
    {
      headline: 'Toezichthouder',
      markets: ['be'],
      text: [
        'U kunt een klacht indienen bij de Gegevensbeschermingsautoriteit (GBA) in Brussel. Op ons houdt het Bayerisches Landesamt für Datenschutzaufsicht in Ansbach toezicht.',
      ],
    },
  ],
};
