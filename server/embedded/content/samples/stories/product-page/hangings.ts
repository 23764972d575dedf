/** Pictures of a product's back with what it hangs by, and what they show for those who cannot see them. */
import type { OfferedArticle } from '../../../../../../core/domain/products/wall-picture/configurator-block.ts';
import type { ContentPicture } from '../../../../../../core/domain/content/content-picture.ts';
import { printSource } from '../../../../../../core/domain/image/sources.ts';
import { hangingViewOf } from '../../../../../../core/domain/image/hanging.ts';
import type { HangingView } from '../../../../../../core/domain/image/hangings.ts';
import { picturedFormat, type Site } from '../site.ts';
import { textsByLocale } from '../texts-in.ts';
import { setText } from '../typography.ts';

type HangingTexts = Readonly<Record<HangingView, string>>;

const hangingTexts = textsByLocale<HangingTexts>({
  de: {
    'stretcher-nail':
      'Die Rückseite einer Leinwand auf ihrem Keilrahmen mit Zackenaufhänger, daneben ein Nagel',
    'stretcher-two-hooks':
      'Die Rückseite einer Leinwand auf ihrem Keilrahmen mit zwei Ösen, daneben zwei Wandhaken',
    'stretcher-two-anchors':
      'Die Rückseite einer Leinwand auf ihrem Keilrahmen mit zwei Ösen, daneben Schrauben und Dübel',
    'frame-nail': 'Die Rückseite eines Rahmens mit Zackenaufhänger, daneben ein Nagel',
    'frame-two-hooks': 'Die Rückseite eines Rahmens mit zwei Ösen, daneben zwei Wandhaken',
    'frame-two-anchors': 'Die Rückseite eines Rahmens mit zwei Ösen, daneben Schrauben und Dübel',
    'sheet-nail': 'Die Rückseite einer Platte mit Aluminiumschiene, daneben ein Nagel',
    'sheet-two-hooks': 'Die Rückseite einer Platte mit Aluminiumschiene, daneben zwei Wandhaken',
    'sheet-two-anchors':
      'Die Rückseite einer Platte mit Aluminiumschiene, daneben Schrauben und Dübel',
    adhesive: 'Selbstklebende Folie, deren Ecke sich vom Trägerpapier löst, und eine Filzrakel',
    paste: 'Eine halb ausgerollte Bahn Fototapete mit Kleisterbürste',
    eyelets: 'Die Ecke einer Plane mit Metallöse und Kordel',
    rail: 'Ein Poster zwischen zwei Holzleisten mit Kordel',
    'light-frame': 'Die Rückseite eines Leuchtrahmens mit Aufhängeblech, Schraube und Kabel',
  },
  en: {
    'stretcher-nail':
      'The back of a canvas on its stretcher frame with a sawtooth hanger, a nail beside it',
    'stretcher-two-hooks':
      'The back of a canvas on its stretcher frame with two rings, two wall hooks beside it',
    'stretcher-two-anchors':
      'The back of a canvas on its stretcher frame with two rings, screws and wall plugs beside it',
    'frame-nail': 'The back of a frame with a sawtooth hanger, a nail beside it',
    'frame-two-hooks': 'The back of a frame with two rings, two wall hooks beside it',
    'frame-two-anchors': 'The back of a frame with two rings, screws and wall plugs beside it',
    'sheet-nail': 'The back of a panel with its aluminium rail, a nail beside it',
    'sheet-two-hooks': 'The back of a panel with its aluminium rail, two wall hooks beside it',
    'sheet-two-anchors':
      'The back of a panel with its aluminium rail, screws and wall plugs beside it',
    adhesive: 'Self-adhesive film with a corner drawn off its backing paper, and a felt squeegee',
    paste: 'A strip of photo wallpaper, half unrolled, with a paste brush',
    eyelets: 'The corner of a tarpaulin with its metal eyelet and a cord',
    rail: 'A poster between two wooden battens with a cord',
    'light-frame': 'The back of a light frame with its hanging plate, a screw and the cable',
  },
  es: {
    'stretcher-nail':
      'El dorso de un lienzo en su bastidor con colgador dentado, con un clavo al lado',
    'stretcher-two-hooks':
      'El dorso de un lienzo en su bastidor con dos anillas, con dos ganchos de pared al lado',
    'stretcher-two-anchors':
      'El dorso de un lienzo en su bastidor con dos anillas, con tornillos y tacos al lado',
    'frame-nail': 'El dorso de un marco con colgador dentado, con un clavo al lado',
    'frame-two-hooks': 'El dorso de un marco con dos anillas, con dos ganchos de pared al lado',
    'frame-two-anchors': 'El dorso de un marco con dos anillas, con tornillos y tacos al lado',
    'sheet-nail': 'El dorso de un panel con su riel de aluminio, con un clavo al lado',
    'sheet-two-hooks':
      'El dorso de un panel con su riel de aluminio, con dos ganchos de pared al lado',
    'sheet-two-anchors':
      'El dorso de un panel con su riel de aluminio, con tornillos y tacos al lado',
    adhesive:
      'Vinilo autoadhesivo con una esquina despegada del papel protector y una espátula de fieltro',
    paste: 'Una tira de papel pintado a medio desenrollar con un cepillo para cola',
    eyelets: 'La esquina de una lona con su ojal metálico y un cordón',
    rail: 'Un póster entre dos listones de madera con cordón',
    'light-frame': 'El dorso de un marco luminoso con la placa para colgar, un tornillo y el cable',
  },
  fr: {
    'stretcher-nail': 'Le dos d’une toile sur son châssis avec attache dentée, un clou à côté',
    'stretcher-two-hooks':
      'Le dos d’une toile sur son châssis avec deux anneaux, deux crochets muraux à côté',
    'stretcher-two-anchors':
      'Le dos d’une toile sur son châssis avec deux anneaux, des vis et des chevilles à côté',
    'frame-nail': 'Le dos d’un cadre avec attache dentée, un clou à côté',
    'frame-two-hooks': 'Le dos d’un cadre avec deux anneaux, deux crochets muraux à côté',
    'frame-two-anchors': 'Le dos d’un cadre avec deux anneaux, des vis et des chevilles à côté',
    'sheet-nail': 'Le dos d’un panneau avec son rail en aluminium, un clou à côté',
    'sheet-two-hooks':
      'Le dos d’un panneau avec son rail en aluminium, deux crochets muraux à côté',
    'sheet-two-anchors':
      'Le dos d’un panneau avec son rail en aluminium, des vis et des chevilles à côté',
    adhesive:
      'Un film autocollant dont un angle se détache de son support, et une raclette en feutre',
    paste: 'Un lé de papier peint photo à demi déroulé, avec une brosse à encoller',
    eyelets: 'L’angle d’une bâche avec son œillet métallique et un cordon',
    rail: 'Un poster entre deux baguettes de bois avec un cordon',
    'light-frame': 'Le dos d’un cadre lumineux avec sa plaque d’accrochage, une vis et le câble',
  },
  it: {
    'stretcher-nail':
      'Il retro di una tela sul suo telaio con attaccaglia dentata, accanto un chiodo',
    'stretcher-two-hooks':
      'Il retro di una tela sul suo telaio con due anelli, accanto due ganci da parete',
    'stretcher-two-anchors':
      'Il retro di una tela sul suo telaio con due anelli, accanto viti e tasselli',
    'frame-nail': 'Il retro di una cornice con attaccaglia dentata, accanto un chiodo',
    'frame-two-hooks': 'Il retro di una cornice con due anelli, accanto due ganci da parete',
    'frame-two-anchors': 'Il retro di una cornice con due anelli, accanto viti e tasselli',
    'sheet-nail': 'Il retro di un pannello con la guida in alluminio, accanto un chiodo',
    'sheet-two-hooks':
      'Il retro di un pannello con la guida in alluminio, accanto due ganci da parete',
    'sheet-two-anchors':
      'Il retro di un pannello con la guida in alluminio, accanto viti e tasselli',
    adhesive:
      'Pellicola autoadesiva con un angolo staccato dalla carta protettiva e una spatola in feltro',
    paste: 'Un telo di carta da parati srotolato a metà con un pennello da colla',
    eyelets: 'L’angolo di un telo con l’occhiello in metallo e una corda',
    rail: 'Un poster tra due listelli di legno con una corda',
    'light-frame':
      'Il retro di una cornice luminosa con la piastra per appenderla, una vite e il cavo',
  },
  nl: {
    'stretcher-nail':
      'De achterkant van een canvas op zijn spieraam met zaagtandhanger, met een spijker ernaast',
    'stretcher-two-hooks':
      'De achterkant van een canvas op zijn spieraam met twee ringen, met twee wandhaken ernaast',
    'stretcher-two-anchors':
      'De achterkant van een canvas op zijn spieraam met twee ringen, met schroeven en pluggen ernaast',
    'frame-nail': 'De achterkant van een lijst met zaagtandhanger, met een spijker ernaast',
    'frame-two-hooks': 'De achterkant van een lijst met twee ringen, met twee wandhaken ernaast',
    'frame-two-anchors':
      'De achterkant van een lijst met twee ringen, met schroeven en pluggen ernaast',
    'sheet-nail': 'De achterkant van een plaat met aluminium rail, met een spijker ernaast',
    'sheet-two-hooks': 'De achterkant van een plaat met aluminium rail, met twee wandhaken ernaast',
    'sheet-two-anchors':
      'De achterkant van een plaat met aluminium rail, met schroeven en pluggen ernaast',
    adhesive:
      'Zelfklevende folie waarvan een hoek loskomt van het dragerpapier, en een vilten rakel',
    paste: 'Een half uitgerolde baan fotobehang met een plakselkwast',
    eyelets: 'De hoek van een spandoek met metalen oog en koord',
    rail: 'Een poster tussen twee houten latten met koord',
    'light-frame': 'De achterkant van een lichtlijst met ophangplaat, schroef en kabel',
  },
  markets: {
    'en-US': {
      'stretcher-two-anchors':
        'The back of a canvas on its stretcher frame with two rings, screws and wall anchors beside it',
      'frame-two-anchors': 'The back of a frame with two rings, screws and wall anchors beside it',
      'sheet-nail': 'The back of a panel with its aluminum rail, a nail beside it',
      'sheet-two-hooks': 'The back of a panel with its aluminum rail, two wall hooks beside it',
      'sheet-two-anchors':
        'The back of a panel with its aluminum rail, screws and wall anchors beside it',
      eyelets: 'The corner of a tarp with its metal grommet and a cord',
    },
  },
});

/** The back of an article in the size that pictures of it have, with what it hangs by there. */
export const hangingPicture = (
  site: Site,
  { materialType: material, frameType: frame }: OfferedArticle,
): ContentPicture => {
  const view = hangingViewOf({ material, frame, format: picturedFormat });
  return {
    source: printSource({ kind: 'hanging', view }),
    alternative: setText(site.locale, hangingTexts(site.locale)[view]),
  };
};
