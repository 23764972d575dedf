import type { AllLandingTexts } from './texts.ts';

/** In Dutch. */
export const texts: AllLandingTexts = {
  tilesHeadline: 'Meer ideeën',
  pages: {
    'living-room': {
      name: 'Wanddecoratie voor de woonkamer',
      title: 'Wanddecoratie voor de woonkamer',
      description:
        'Hoe groot, hoe hoog, welk materiaal? Zo wordt uw foto het beeld dat een woonkamer draagt.',
      headline: 'Het beeld boven de bank',
      lead: 'Een woonkamer verdraagt één groot beeld beter dan veel kleine. Hier vindt u maat en materiaal.',
      picture: 'Wijde duinen in warm avondlicht',
      tile: 'Maat en materiaal voor de bank',
      startLink: 'Canvas kiezen',
      sections: {
        place: {
          headline: 'Hoe groot en hoe hoog',
          text: [
            'Boven de bank klopt een beeld als het ongeveer twee derde van de breedte inneemt. Het midden hangt op ooghoogte; waar gezeten wordt, mag het iets lager.',
            'Laat een handbreedte vrij boven de leuning. Meerdere beelden hangen rustiger als de afstanden gelijk zijn.',
          ],
        },
        choice: {
          headline: 'Welk materiaal',
          text: [
            'Tegenover een raam is [canvas](canvas) de veilige keuze: het spiegelt niet. Aan een rustige muur zonder tegenlicht toont [acrylglas](acrylic) wat er in uw kleuren zit.',
          ],
        },
      },
    },
    nursery: {
      name: 'Wanddecoratie voor de kinderkamer',
      title: 'Wanddecoratie voor de kinderkamer',
      description:
        'Stevige materialen, veilig ophangen en beelden die meegroeien: uw foto’s in de kinderkamer.',
      headline: 'Beelden die meegroeien',
      lead: 'De eerste lach, het lievelingsdier, de dagen aan zee. Licht, stevig en makkelijk te wisselen.',
      picture: 'Een maan boven zachte heuvels',
      tile: 'Licht, stevig, snel gewisseld',
      startLink: 'Poster kiezen',
      sections: {
        place: {
          headline: 'Veilig opgehangen',
          text: [
            'Boven het bed telt het gewicht: [posters](poster) en [canvas](canvas) zijn licht en hebben geen harde randen. Zware stukken hangt u buiten bereik en aan twee punten op.',
          ],
        },
        choice: {
          headline: 'Wat lang blij maakt',
          text: [
            'Heldere beelden met rustige vlakken vervelen minder snel. Verandert de smaak, dan wisselt u in de [ingelijste poster](photo-frame) alleen de print.',
          ],
        },
      },
    },
    office: {
      name: 'Wanddecoratie voor kantoor',
      title: 'Wanddecoratie voor kantoor',
      description:
        'Rustige beelden en sterke materialen voor werkkamer, praktijk en receptie, ook in grotere aantallen.',
      headline: 'Beelden die er zijn zonder te storen',
      lead: 'In de werkkamer, de praktijk, bij de receptie: een beeld geeft de blik een rustpunt.',
      picture: 'Het silhouet van een stad in heldere lijnen',
      tile: 'Rustige beelden voor het werk',
      startLink: 'Alu-Dibond kiezen',
      sections: {
        place: {
          headline: 'Licht en blik',
          text: [
            'Schermen en lampen spiegelen in gladde vlakken. Tegenover de werkplek hangt een mat beeld; in de gang en bij de receptie mag het glanzen.',
          ],
        },
        choice: {
          headline: 'Voor veel muren',
          text: [
            '[Alu-Dibond](aluminium) is slank, makkelijk schoon te maken en blijft recht. Kies voor meerdere ruimtes één formaat en wissel de beelden. Grotere aantallen bespreekt onze [service voor zakelijke klanten](business-customers) met u.',
          ],
        },
      },
    },
    gifts: {
      name: 'Cadeaus met foto',
      title: 'Fotocadeaus voor de muur',
      description:
        'Voor kerst, verjaardag of bruiloft: welk fotocadeau past en wanneer u het het best bestelt.',
      headline: 'Een cadeau dat blijft hangen',
      lead: 'Wie alles al heeft, heeft dit beeld nog niet. Drie ideeën en een blik op de kalender.',
      picture: 'Tere bladeren in gedempt groen',
      tile: 'Ideeën voor feesten',
      startLink: 'Alle wanddecoratie bekijken',
      sections: {
        place: {
          headline: 'Drie ideeën',
          text: [
            '- Voor grootouders: een [fotokalender](photo-calendar) waarin elke maand iemand laat zien van wie ze houden.',
            '- Voor een stel: de plek van de eerste ontmoeting, op [canvas](canvas).',
            '- Voor vrienden: de gedeelde reis, als [collage](collage).',
          ],
        },
        choice: {
          headline: 'Op tijd besteld',
          text: [
            'De verwachte leverdatum staat naast elke prijs. Voor de feestdagen zijn de werkplaatsen vol: bestel liever een week eerder. Levertijden en express: [](shipping).',
          ],
        },
      },
    },
    'print-photos': {
      name: 'Foto’s printen',
      title: 'Foto’s laten printen',
      description:
        'Van foto op papier tot wanddecoratie: waarop u foto’s laat printen, welke resolutie volstaat en wat het kost.',
      headline: 'Foto’s printen, van klein tot groot',
      lead: 'Eén foto, veel mogelijkheden. Kies materiaal en formaat, de prijs staat er meteen bij.',
      picture: 'Papiersnijwerk in warme tinten',
      tile: 'Van papier tot wanddecoratie',
      startLink: 'Alle wanddecoratie bekijken',
      sections: {
        place: {
          headline: 'Welke resolutie volstaat',
          text: [
            'Hoe groter het beeld, hoe groter de afstand van waar men kijkt, en hoe minder beeldpunten het nodig heeft. Foto’s van huidige telefoons volstaan voor de meeste formaten. Zodra uw foto geladen is, ziet u per formaat of ze past.',
          ],
        },
        choice: {
          headline: 'Klein of groot',
          text: [
            'Voor album en lijst bestelt u [fotoafdrukken](photo-prints), om door te bladeren een [fotobox](photo-box). Voor de muur vergelijkt u vier materialen: [](comparison).',
          ],
        },
      },
    },
  },
};
