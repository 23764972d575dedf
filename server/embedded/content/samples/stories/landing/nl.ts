import type { AllLandingTexts } from './texts.ts';

/** In Dutch. */
export const texts: AllLandingTexts = {
  tilesHeadline: 'Meer ideeën',
  lastOrdersHeadline: 'Tot wanneer u kunt bestellen',
  pages: {
    'living-room': {
      name: 'Wanddecoratie voor de woonkamer',
      title: 'Wanddecoratie woonkamer: maat en materiaal',
      description:
        'Hoe groot moet de foto boven de bank zijn, hoe hoog hangt die, en welk materiaal past bij het licht? Advies voor uw woonkamer.',
      headline: 'De foto boven de bank',
      lead: 'In een woonkamer komt één grote foto beter uit dan veel kleine. We helpen u kiezen welk formaat en welk materiaal passen.',
      picture: 'Wijde duinen in warm avondlicht',
      tile: 'Maat en materiaal voor de bank',
      startLink: 'Canvas kiezen',
      sections: {
        place: {
          headline: 'Eén of meer',
          text: [
            'Eén groot formaat oogt rustiger dan veel kleine. Meer foto’s vragen overal dezelfde tussenruimte, hoogstens een handbreedte. Leg ze eerst op de vloer uit. Zo doet u dat: [](article-gallery-wall).',
          ],
        },
        choice: {
          headline: 'Welk materiaal',
          text: [
            'Tegenover een raam is [canvas](canvas) de veilige keuze: het spiegelt niet. Aan een rustige muur zonder tegenlicht laat [acrylglas](acrylic) uw kleuren stralen.',
          ],
        },
      },
    },
    nursery: {
      name: 'Wanddecoratie voor de kinderkamer',
      title: 'Wanddecoratie kinderkamer: veilig en sterk',
      description:
        'Uw foto’s in de kinderkamer: welke materialen licht en sterk zijn, hoe u ze veilig ophangt en welke motieven lang mooi blijven.',
      headline: 'Foto’s die meegroeien',
      lead: 'De eerste lach, het lievelingsdier, de dagen aan zee. Licht, stevig en makkelijk te wisselen.',
      picture: 'Een maan boven zachte heuvels',
      tile: 'Licht, stevig, snel gewisseld',
      startLink: 'Poster kiezen',
      sections: {
        place: {
          headline: 'Veilig opgehangen',
          text: [
            'Boven het bed telt het gewicht: [posters](poster) en [canvas](canvas) zijn licht en hebben geen harde randen. Zware platen hangt u buiten bereik en aan twee punten op.',
          ],
        },
        choice: {
          headline: 'Wat lang blij maakt',
          text: [
            'Heldere motieven met rustige vlakken vervelen minder snel. Verandert de smaak, dan wisselt u in de [ingelijste poster](photo-frame) alleen de print.',
          ],
        },
      },
    },
    office: {
      name: 'Wanddecoratie voor kantoor',
      title: 'Wanddecoratie kantoor, ook in grote aantallen',
      description:
        'Rustige motieven en sterke materialen voor werkkamer, praktijk en receptie. Wat bij het licht past, en hoe u grotere aantallen bestelt.',
      headline: 'Rustige wanddecoratie voor kantoor en praktijk',
      lead: 'Wanddecoratie maakt een werkkamer, een praktijk of een receptie vriendelijker. We helpen u kiezen.',
      picture: 'Het silhouet van een stad in heldere lijnen',
      tile: 'Rustige motieven voor het werk',
      startLink: 'Aluminium kiezen',
      sections: {
        place: {
          headline: 'Licht en blik',
          text: [
            'Schermen en lampen spiegelen in gladde vlakken. Tegenover de werkplek hangt iets mats; in de gang en bij de receptie mag het glanzen.',
          ],
        },
        choice: {
          headline: 'Voor veel muren',
          text: [
            '[Aluminium](aluminium) is slank, makkelijk schoon te maken en blijft recht. Kies voor meerdere ruimtes één formaat en wissel de motieven. Grotere aantallen bespreekt onze [service voor zakelijke klanten](business-customers) met u.',
          ],
        },
      },
    },
    gifts: {
      name: 'Cadeaus met foto',
      title: 'Fotocadeaus: ideeën voor elke gelegenheid',
      description:
        'Ideeën voor fotocadeaus met kerst, voor een verjaardag of een bruiloft: kalender, canvas of collage. En wanneer u bestelt om op tijd te zijn.',
      headline: 'Een cadeau dat blijft hangen',
      lead: 'Wanddecoratie, een kalender of een collage van uw foto’s: drie ideeën, en wanneer u moet bestellen.',
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
            'Vanaf zes weken voor Kerst, Moederdag en andere gelegenheden staat op deze pagina tot wanneer u kunt bestellen. De verwachte leverdatum staat altijd naast de prijs. Levertijden en express: [](shipping).',
          ],
        },
      },
    },
    'print-photos': {
      name: 'Foto’s printen',
      title: 'Foto’s laten printen, van klein tot wandgroot',
      description:
        'Van foto op papier tot wanddecoratie: waarop u uw foto’s kunt laten printen, welke resolutie voor welk formaat volstaat en wat het kost.',
      headline: 'Foto’s printen, van klein tot groot',
      lead: 'Eén foto, veel mogelijkheden. Kies materiaal en formaat, de prijs staat er meteen bij.',
      picture: 'Papiersnijwerk in warme tinten',
      tile: 'Van papier tot wanddecoratie',
      startLink: 'Alle wanddecoratie bekijken',
      sections: {
        place: {
          headline: 'Welke resolutie volstaat',
          text: [
            'Hoe groter de foto, hoe verder u ervan af staat, en hoe minder beeldpunten er nodig zijn. Foto’s van huidige telefoons volstaan voor de meeste formaten. Zodra uw foto geladen is, ziet u per formaat of de foto past. Alle maten staan in de [fototips](photo-guide).',
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
