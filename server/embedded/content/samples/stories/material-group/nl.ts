import type { AllGroupTexts } from './texts.ts';

/** In Dutch. */
export const texts: AllGroupTexts = {
  shared: {
    materialsHeadline: 'Materialen',
    framedHeadline: 'Met lijst',
    groupsHeadline: 'Meer wanddecoratie',
    framed: {
      glazed: 'Ingelijst met passe-partout, achter helder acryl',
      floating: 'In een houten baklijst die niets bedekt',
    },
  },
  pages: {
    bestseller: {
      name: 'Voor bijna elke ruimte',
      title: 'Wanddecoratie voor bijna elke ruimte in huis',
      description:
        'Canvas, acrylglas, aluminium en poster: vier soorten wanddecoratie voor bijna elke ruimte, met prijs en desgewenst ingelijst.',
      headline: 'Wanddecoratie voor bijna elke ruimte',
      lead: 'Vier materialen voor bijna elke ruimte: mat, glanzend, sterk of makkelijk te wisselen.',
      picture: 'Bergketens in avondrood',
      tile: 'Canvas, acryl, aluminium en poster',
      choosing: {
        headline: 'Welke van de vier?',
        text: [
          'Kies eerst op licht. Hangt de foto tegenover een raam, neem dan [canvas](canvas) of [aluminium](aluminium), die nauwelijks spiegelen. Komt het licht van opzij, dan brengt [acrylglas](acrylic) de kleuren het sterkst naar voren.',
          'Aluminium blijft goed in badkamer en keuken. Wisselt u graag, neem dan een [poster](poster), met of zonder lijst.',
        ],
      },
    },
    premium: {
      name: 'Premium',
      title: 'Premium wanddecoratie in galeriekwaliteit',
      description:
        'Gallery Bond, Hahnemühle FineArt en echt glas: drie soorten wanddecoratie voor foto’s die blijven, desgewenst ingelijst en op maat.',
      headline: 'Premium wanddecoratie',
      lead: 'Drie materialen voor foto’s die lang blijven hangen: zoals in een galerie, op kunstenaarspapier of achter glas.',
      picture: 'Silhouet van een stad in de nevel',
      tile: 'Galerie, kunstenaarspapier en glas',
      choosing: {
        headline: 'Galerie, papier of glas?',
        text: [
          '[Gallery Bond](gallery-bond) toont kleur en diepte: acryl voor, aluminium achter. [Hahnemühle FineArt](fine-art) is het tegendeel, mat en met een voelbare vezel, voor zwart-wit, portretten en tekeningen.',
          '[Echt glas](glass) is het hardst en het makkelijkst schoon te maken, maar wel zwaar. Het past in keuken, badkamer en praktijk.',
        ],
      },
    },
    'additional-products': {
      name: 'Meer materialen',
      title: 'Behang, folie en spandoek met uw foto',
      description:
        'Forexplaat, fotobehang, zelfklevende folie, backlitfolie en spandoek: uw foto voor hele muren, ramen, lichtbakken en buiten.',
      headline: 'Meer materialen',
      lead: 'Voor hele muren, ramen, lichtbakken en de tuin: uw foto waar een foto aan een haak niet volstaat.',
      picture: 'Lichte planten op een donkere grond',
      tile: 'Behang, folie, plaat en spandoek',
      choosing: {
        headline: 'Waar is wat voor bedoeld?',
        text: [
          '- **Een hele muur**: [](wallpaper), in banen op uw maat.',
          '- **Glas en meubels**: [](adhesive-film), dekkend of transparant.',
          '- **Licht van achteren**: [](backlit), met lichtlijst of voor uw lichtbak.',
          '- **Licht en snel**: [](forex), ook voor wisselende tentoonstellingen.',
          '- **Buiten en groot**: [](tarpaulin), met ogen om te spannen.',
        ],
      },
    },
  },
};
