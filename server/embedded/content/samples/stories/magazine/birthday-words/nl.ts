import type { ArticleTexts } from '../texts.ts';

/** In Dutch. */
export const texts: ArticleTexts = {
  name: 'Wat schrijft u op een verjaardagskaart?',
  title: 'Verjaardagskaart schrijven: woorden die raken',
  description:
    'Een felicitatie, een herinnering, een wens: zo schrijft u een verjaardagskaart in vijf zinnen, met voorbeelden voor familie en vrienden.',
  headline: 'Wat schrijft u bij een verjaardag?',
  lead: 'Drie stappen en een paar voorbeelden: zo wordt “Gefeliciteerd” een kaart die bewaard blijft.',
  picture: 'Verjaardagskaart met drie ballonnen en een roze envelop',
  opening: {
    headline: 'Vijf zinnen zijn genoeg',
    text: [
      'Een goede verjaardagskaart heeft geen rijm en geen citaat nodig. Wel iets wat alleen u kunt schrijven. Begin met de felicitatie, vertel een herinnering uit het afgelopen jaar en eindig met een wens die bij deze persoon past.',
      'Schrijf zoals u praat. Lees het één keer hardop: waar u hapert, is een zin te lang.',
    ],
  },
  beside: {
    headline: 'De zin die blijft',
    text: [
      'De herinnering is het hart van de kaart. Hoe preciezer, hoe beter: niet “onze leuke uitstapjes”, maar “de regen bij het meer, en toch de barbecue aan”. Een plek, een geluid, iets wat er gezegd werd.',
      'Schiet u niets te binnen? Loop de foto’s van het jaar door. Meestal zit de kaart er al tussen, en de foto kan meteen op de voorkant.',
    ],
    picture: 'Verjaardagskaart met een taart en vijf kaarsjes',
    link: 'Verjaardagskaart ontwerpen',
  },
  table: {
    caption: 'Beginzinnen om te lenen',
    header: ['Voor wie', 'Zo kunt u beginnen'],
    rows: [
      [
        'Grootouders',
        '“Geen taart smaakt als die van jullie. Dank voor de stoel die altijd klaarstaat.”',
      ],
      ['Beste vriendin', '“Weer een jaar waarin jij als eerste belde. Vandaag bel ik.”'],
      ['Collega', '“Gefeliciteerd! Zonder u was maandag gewoon maandag.”'],
      ['Petekind', '“Zeven! Nu ben je groot genoeg voor het geheim van de boomhut.”'],
      ['Rond getal', '“Zestig jaar, en nog altijd de beste vragen aan tafel.”'],
    ],
  },
  details: {
    headline: 'De toon en de handtekening',
    text: [
      'Schrijf zoals u met elkaar praat. Collega’s en buren krijgen een warme regel en geen grap over hun leeftijd. Weet u niet of u mag tutoyeren, gebruik dan de vorm waarin zij u schrijven.',
      'Ondertekent het hele gezin, dan schrijft ieder zelf, ook de driejarige met een krabbel. Zet de datum eronder: over twintig jaar is iemand daar blij mee.',
    ],
  },
  figures: [
    {
      alternative: 'Verjaardagskaart voor kinderen met een taart, de envelop links',
      caption:
        'Voor kinderen: weinig woorden, grote letters en een vraag die ze willen beantwoorden.',
    },
    {
      alternative: 'Donkergroene kaart met een gouden ster van stralen',
      caption: 'Een rond getal mag glanzen: goudfolie op donker papier.',
    },
  ],
  closing: {
    headline: 'Op tijd in de bus',
    text: [
      'Zet twee herinneringen in uw agenda: tien dagen vooraf voor de bestelling, vier dagen vooraf voor de brievenbus. Wie veel verjaardagen heeft, bestelt één motief in een kleine oplage en schrijft elke kaart opnieuw.',
      'Alle gelegenheden: [](cards). Papier en glans: [](article-paper-and-finish).',
    ],
  },
};
