import type { GuideTexts } from './texts.ts';

/** In Dutch. */
export const texts: GuideTexts = {
  name: 'Fototips',
  title: 'Fototips: resolutie, kleur en uitsnede',
  description:
    'Hoeveel pixels uw foto per maat nodig heeft, waarom kleuren geprint anders ogen en wat er aan de rand verloren gaat. Met tabel en voorbeelden.',
  headline: 'Van foto naar een goede print',
  lead: 'Welke foto’s geschikt zijn, hoe groot u ze kunt printen en waar u bij het fotograferen op let.',
  sections: {
    resolution: {
      headline: 'Hoeveel pixels uw foto nodig heeft',
      text: [
        'Hoe groter de print, hoe meer pixels. Maar niet in dezelfde mate, want een groot formaat bekijkt u van verder weg.',
      ],
    },
    phones: {
      headline: 'Foto’s van telefoons en uit berichten',
      text: [
        '- Telefoons van nu maken foto’s van minstens 12 megapixels. Die zijn scherp tot {phone}.',
        '- Inzoomen met twee vingers maakt de foto alleen kleiner. Ga liever dichterbij staan.',
        '- Berichtenapps en sociale netwerken verkleinen foto’s. Vraag om het origineel, als bestand of per e-mail.',
        '- Een screenshot heeft alleen de pixels van het scherm. Dat is zelden genoeg.',
      ],
    },
    sharpness: {
      headline: 'Scherpte',
      text: [
        'Veel pixels maken nog geen scherpe foto. Bekijk hem op ware grootte op een computer. Zijn ogen, bladeren en letters daar duidelijk, dan zijn ze dat geprint ook.',
        'Houd de telefoon stil, veeg eerst de lens schoon en gebruik daglicht. Foto’s die ’s nachts zijn gemaakt, zijn korrelig, en op groot formaat ziet u dat.',
      ],
    },
    crop: {
      headline: 'Uitsnede',
      text: [
        'Camera’s fotograferen meestal in de verhouding 3:2, telefoons in 4:3. Heeft het formaat een andere verhouding, dan valt er aan twee kanten iets weg. Laat daarom wat ruimte rond wat telt.',
      ],
    },
    colour: {
      headline: 'Kleur',
      text: [
        'Bewaar uw foto in sRGB, de kleurruimte van telefoons en de meeste camera’s. In andere kleurruimtes ogen geprinte kleuren vaak bleek.',
        'Een scherm geeft licht, een print niet. Zet het scherm op halve helderheid. Is de foto daar te donker, maak hem dan eerst lichter.',
      ],
    },
    blackWhite: {
      headline: 'Zwart-wit',
      text: [
        'Zet de foto zelf om en let erop dat lichte en donkere delen nog detail tonen. Fijne tinten ziet u het best op mat papier.',
      ],
    },
  },
  table: {
    caption: 'Pixels die uw foto zou moeten hebben',
    size: 'Maat',
    enough: 'genoeg vanaf',
    sharp: 'scherp vanaf',
    dots: 'Punten per inch',
    note: 'De laatste kolom noemt de laagste resolutie die bij deze maat nog genoeg is. Voor staande foto’s gelden dezelfde waarden. Hoeveel pixels uw foto heeft, staat in de eigenschappen van het bestand.',
  },
  edge: {
    poster: {
      headline: 'Wat om de rand loopt',
      text: [
        'Bij [canvas](canvas) loopt een strook van de foto om het spieraam, zo breed als het raam diep is. Het voorbeeld toont die donkerder. Moet alles van voren te zien zijn, kies dan een gespiegelde of gekleurde rand.',
      ],
    },
    kartenliebe: {
      headline: 'Wat er aan de rand afvalt',
      text: [
        'Kaarten en pagina’s snijden we na het printen, en daarbij valt een smalle strook weg. Een foto die tot de rand loopt, moet dus iets groter zijn, en tekst heeft afstand nodig.',
      ],
    },
  },
  ratios: {
    headline: 'Eén motief, drie formaten',
    picture: 'Het motief, uitgesneden op {ratio}',
  },
  edges: {
    headline: 'Drie randen voor canvas',
    picture: 'De hoek van een canvas, rand: {edge}',
    wrapped: 'doorlopend',
    mirrored: 'gespiegeld',
    coloured: 'één kleur',
  },
  pictures: {
    distance: 'Duinen in avondlicht, van een afstand bekeken',
    colour: 'Aquarel in blauw en lila',
    grey: 'Grijze bergruggen in de nevel',
    card: 'Een trouwkaart met ruimte tussen letters en rand',
    prints: 'Fotoafdrukken op een tafel',
  },
};
