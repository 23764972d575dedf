import type { HelpTexts } from './texts.ts';

/** In Dutch. */
export const texts: HelpTexts = {
  name: 'Hulp',
  title: 'Hulp: vragen en antwoorden over de winkel',
  description:
    'Antwoorden over foto’s, resolutie, materiaal, levering, retour, account en gegevens. Met een zoekveld, en met de weg naar ons voor al het andere.',
  headline: 'Waarmee kunnen we u helpen?',
  lead: 'Zoek op een woord of kies een onderwerp. Staat uw vraag er niet bij, schrijf ons dan.',
  contactLink: 'Een vraag stellen',
  groups: {
    order: 'Bestellen en betalen',
    photos: 'Foto’s en kwaliteit',
    'wall-pictures': 'Materiaal en lijsten',
    cards: 'Kaarten, kalenders en boeken',
    delivery: 'Levering',
    returns: 'Retour en klachten',
    account: 'Account, winkelmand en verlanglijst',
    data: 'Uw gegevens',
  },
  questions: {
    order: {
      question: 'Hoe bestel ik?',
      answer:
        'Ontwerp uw product, leg het in de winkelmand en reken af. Een account is niet nodig. Wat aan deze winkel een voorbeeld is, staat hier: [](about).',
    },
    browsing: {
      question: 'Kan ik eerst rondkijken?',
      answer:
        'Ja. U kunt alles bekijken, prijzen vergelijken en uw keuze in de winkelmand of op de [verlanglijst](wishlist) zetten. Dat kost niets en verplicht u tot niets.',
    },
    payment: {
      question: 'Hoe kan ik betalen?',
      answer:
        'U betaalt online of vooraf per overschrijving, met een zakelijk account ook op factuur. Geen enkele betaalwijze kost extra.',
    },
    price: {
      question: 'Wat komt er nog bij de prijs?',
      answer:
        'Alleen de verzending. Bij elke prijs staat of de btw erin zit. De verzendkosten vindt u hier: [](shipping).',
    },
    vouchers: {
      question: 'Zijn er cadeaubonnen?',
      answer: 'Ja, om te geven en om in de winkelmand in te leveren: [](gift-voucher).',
    },
    companies: {
      question: 'Verkoopt u ook aan bedrijven?',
      answer:
        'Ja. Voor grotere aantallen, veel muren of uw eigen logo schrijft u ons: [](business-customers).',
    },
    quantities: {
      question: 'Hoeveel kaarten kan ik krijgen?',
      answer:
        'Van één kaart tot {most} stuks. Hebt u er meer nodig, schrijf ons dan via de [contactpagina](contact).',
    },
    files: {
      question: 'Welke bestanden kan ik gebruiken?',
      answer:
        'JPEG, PNG, WebP en AVIF tot {megabytes} MB. HEIC-foto’s, zoals iPhones ze maken, zet uw browser om als hij ze kan openen. Lukt dat niet, bewaar ze dan eerst als JPEG. TIFF, GIF en PDF [zetten wij om](toolbox).',
    },
    enough: {
      question: 'Hoeveel pixels heeft mijn foto nodig?',
      answer:
        'Voor {size} zijn minstens {pixels} pixels nodig. Een tabel met alle gangbare maten staat in de [fototips](photo-guide).',
    },
    messenger: {
      question: 'Kan ik foto’s uit WhatsApp gebruiken?',
      answer:
        'Liever niet. Berichtenapps en sociale netwerken maken foto’s veel kleiner. Vraag om het origineel, als bestand of per e-mail.',
    },
    colours: {
      question: 'Waarom zien geprinte kleuren er anders uit?',
      answer:
        'Een scherm geeft licht en papier niet. Daarom oogt een print iets donkerder. Meer daarover in de [fototips](photo-guide).',
    },
    crop: {
      question: 'Wordt er iets van mijn foto afgesneden?',
      answer:
        'Alleen als foto en formaat een andere verhouding hebben. U bepaalt zelf welk deel te zien is met ‘Uitsnede kiezen’. Bij canvas loopt er ook een strook om de rand.',
    },
    margin: {
      question: 'Waarom mag er niets belangrijks aan de rand staan?',
      answer:
        'Kaarten en pagina’s worden na het printen gesneden, en daarbij valt een smalle strook weg. Houd met tekst en gezichten wat afstand.',
    },
    changes: {
      question: 'Verandert u mijn foto?',
      answer: 'Nee. We printen hem zoals u hem hebt gekozen. Pas helderheid en kleuren vooraf aan.',
    },
    material: {
      question: 'Welk materiaal past bij mijn foto?',
      answer:
        'Beslis op het licht. Tegenover een raam past iets mats: [canvas](canvas), [aluminium](aluminium) of een [poster](poster). [Acrylglas](acrylic) maakt kleuren sterker, maar spiegelt. Alles naast elkaar: [](comparison).',
    },
    damp: {
      question: 'Wat kan in de badkamer of keuken hangen?',
      answer:
        '[Aluminium](aluminium), [acrylglas](acrylic), [echt glas](glass) en [Gallery Bond](gallery-bond): vochtige lucht deert ze niet. Canvas en papier horen in een droge kamer.',
    },
    outdoors: {
      question: 'Wat kan buiten hangen?',
      answer:
        '[Aluminium](aluminium) en het [spandoek](tarpaulin). Een [Forexplaat](forex) houdt het buiten onder een afdak.',
    },
    frames: {
      question: 'Welke lijsten zijn er?',
      answer:
        'Voor posters zijn er lijsten van hout, aluminium en kunststof, met en zonder passe-partout: [](photo-frame). Canvas en platen krijgen een baklijst, acrylglas de Artbox.',
    },
    hanging: {
      question: 'Hoe hang ik mijn foto op?',
      answer:
        'Dat hangt van het gewicht af. Op de productpagina staat hoe zwaar uw formaat is, en of een spijker genoeg is of haken en pluggen nodig zijn.',
    },
    care: {
      question: 'Hoe maak ik mijn foto schoon?',
      answer:
        'Canvas en papier stoft u droog af. Acrylglas en aluminium neemt u af met een zachte, vochtige doek. Alleen echt glas verdraagt glasreiniger.',
    },
    samples: {
      question: 'Kan ik het papier eerst voelen?',
      answer: 'Ja, met proefkaarten. De eerste drie proefkaarten van een bestelling zijn gratis.',
    },
    envelopes: {
      question: 'Zitten er enveloppen bij?',
      answer: 'Bij elke kaart hoort een envelop in dezelfde maat. De klep is recht of puntig.',
    },
    costs: {
      question: 'Wat kost de verzending?',
      answer:
        'Dat hangt af van maat en land. Tot {sides} cm gaat uw bestelling als pakket. Alle bedragen vindt u hier: [](shipping).',
    },
    express: {
      question: 'Kan het ook sneller?',
      answer: 'Ja, met express. Kaarten verlaten onze werkplaats dan binnen {hours} uur.',
    },
    packing: {
      question: 'Hoe wordt mijn bestelling verpakt?',
      answer:
        'Platen, canvas en ingelijste foto’s liggen vlak, met bescherming aan de randen. Papier zonder lijst komt opgerold in een stevige koker.',
    },
    cardsReturn: {
      question: 'Kan ik kaarten terugsturen?',
      answer:
        'Wat uw foto’s of teksten draagt, maken we alleen voor u. Daarvoor geldt **geen herroepingsrecht**. Enveloppen en proefkaarten uit voorraad kunt u terugsturen: [](withdrawal).',
    },
    damaged: {
      question: 'Wat doe ik als er iets beschadigd aankomt?',
      answer:
        'Bewaar de verpakking en stuur ons foto’s via de [contactpagina](contact): tot {files} bestanden, samen {filesize} MB. We vervangen wat beschadigd is of een fout heeft.',
    },
    rights: {
      question: 'Welke rechten heb ik bij een gebrek?',
      answer:
        'De rechten die de wet u geeft, ook bij producten op maat. Ze staan hier: [](guarantee).',
    },
    account: {
      question: 'Heb ik een account nodig?',
      answer:
        'Nee. Met een account vindt u winkelmand en verlanglijst op elk apparaat terug. Zonder account blijven ze in deze browser.',
    },
    kept: {
      question: 'Hoe lang blijven winkelmand en verlanglijst bewaard?',
      answer:
        'Zonder account {days} dagen na de laatste wijziging. Met een account tot u ze leegmaakt.',
    },
    shared: {
      question: 'Kan ik mijn keuze aan iemand laten zien?',
      answer:
        'Ja. Materiaal, formaat en lijst staan in het adres van de pagina: stuur het door. Ook de [verlanglijst](wishlist) heeft een link om te delen.',
    },
    photos: {
      question: 'Wie ziet mijn foto’s?',
      answer:
        'Eerst alleen u: de foto blijft op uw apparaat tot u verder ontwerpt. Daarna dient hij alleen voor het voorbeeld en de print. Meer leest u bij [](privacy).',
    },
    measuring: {
      question: 'Meet u wat ik hier bekijk?',
      answer:
        'Alleen als u dat goedvindt. Zonder uw toestemming laden we ook niets van andere bedrijven. U kunt uw keuze onderaan elke pagina wijzigen.',
    },
    deletion: {
      question: 'Hoe laat ik mijn gegevens wissen?',
      answer:
        'Schrijf naar [service@example.com](mail). Welke gegevens we hebben en welke rechten u hebt, staat bij [](privacy).',
    },
  },
};
