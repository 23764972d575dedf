/** Words of searches for help, folded (`foldText`). They are ours. */
import type { Language } from '../locale/locales.ts';

type HelpWords = {
  /** Left out of a search that has other words. */
  readonly ignored: readonly string[];
  /** Beginnings of words that mean the same to who asks. */
  readonly alike: readonly (readonly string[])[];
};

const list = (words: string): readonly string[] => words.split(' ');

export const helpWords = {
  de: {
    ignored: list(
      'aber als am an auch auf aus bei bekomme bin das dass dem den der des die ein eine einen einer es fur geht gibt habe hat ich ihr im in ist ja kann kein keine man mein meine meinen meiner mich mir mit muss nach nicht oder sie sind und uber um von vor wann warum was welche welcher welches wenn werden wie will wird wo zu zum zur',
    ),
    alike: [
      list('versand liefer porto zustell paket verschick sendung'),
      list('ruckgabe rueckgabe widerruf zuruck zurueck umtausch umtausche retour'),
      list('reklam beschadigt beschaedigt kaputt mangel mangelhaft schaden gewahr garantie'),
      list('auflosung aufloesung pixel dpi scharf unscharf verschwommen bildpunkt'),
      list('grosse groesse format mass abmessung'),
      list('bezahl zahl zahlung paypal kreditkarte rechnung vorkasse'),
      list('bestell kauf'),
      list('konto anmeld login passwort registrier'),
      list('gutschein rabatt code'),
      list('rahmen gerahmt'),
      list('aufhang aufhaeng hangen haengen befestig dubel haken'),
      list('preis kosten kostet'),
      list('loschen loeschen datenschutz daten'),
      list('muster probe'),
      list('umschlag kuvert couvert'),
    ],
  },
  en: {
    ignored: list(
      'a an and any are at be can do does for from get has have how i if in is it me my of on or our that the there this to we what when where which who why will with you your',
    ),
    alike: [
      list('deliver ship postage dispatch parcel package post'),
      list('return refund cancel withdraw exchange'),
      list('damage broken defect fault complain guarantee warrant crack'),
      list('resolution pixel dpi sharp blur fuzzy'),
      list('size format dimension measure'),
      list('pay credit paypal invoice'),
      list('order buy purchase checkout'),
      list('account login log password sign register'),
      list('voucher coupon gift discount code'),
      list('frame framed'),
      list('hang hook mount fix'),
      list('price cost'),
      list('delete privacy data'),
      list('sample trial'),
      list('colour color'),
      list('basket cart'),
      list('aluminium aluminum metal'),
    ],
  },
  es: {
    ignored: list(
      'a al algo como con cual cuando cuanto cuanta de del donde el ella en es esta este hay la las lo los me mi mis no o para pero por puede puedo que se si sin son su sus tiene tengo un una y',
    ),
    alike: [
      list('envi entreg transport paquete lleg'),
      list('devol devuel desist reembols cambi anul'),
      list('dana roto defect reclam garant'),
      list('resolucion pixel ppp dpi nitid borros'),
      list('tamano formato medida'),
      list('pag tarjeta paypal factura'),
      list('pedid pedir compra comprar encarg'),
      list('cuenta sesion contrasena registr'),
      list('vale cupon descuento codigo'),
      list('marco enmarcad'),
      list('colgar cuelg fijacion gancho'),
      list('precio cuesta coste'),
      list('borrar eliminar datos privacidad'),
      list('muestra prueba'),
    ],
  },
  fr: {
    ignored: list(
      'a ai au aux avec c ce cette combien comment d dans de des du elle en est et il j je l la le les ma me mes mon n ne on ou par pas peut puis pour qu quand que quel quelle quelles quels qui quoi s sa se ses si son sont sur un une vos votre vous y',
    ),
    alike: [
      list('livr expedi envoi envoy port transport colis'),
      list('retour retract rembours echang annul renonc'),
      list('abim casse endommag defaut defect reclam garanti dommage'),
      list('resolution pixel dpi ppp net flou'),
      list('taille format dimension mesure'),
      list('pai pay carte paypal facture regl'),
      list('command achat achet'),
      list('compte connexion connect mot passe inscri'),
      list('bon code reduction promo remise'),
      list('cadre encadr'),
      list('accroch suspen fixation crochet'),
      list('prix cout coute tarif'),
      list('supprim effac donnees confidentialite'),
      list('echantillon essai'),
    ],
  },
  it: {
    ignored: list(
      'a al alla che chi ci come con cosa d da dal dei del della di dove e gli ho i il in io l la le lo ma mi mia mie miei mio ne nel non o per posso puo qual quale quali quando quanto quanta se si sono su sul un una uno',
    ),
    alike: [
      list('sped consegn invi pacco trasport arriv'),
      list('reso resi restitu recess rimbors cambi'),
      list('danneggi rott difett reclam garanz'),
      list('risoluzion pixel dpi nitid sfocat'),
      list('misur format dimension'),
      list('pag carta paypal fattur'),
      list('ordin acquist compr'),
      list('account accesso acced password registr'),
      list('buono coupon sconto codice'),
      list('cornic incornici'),
      list('append fissagg gancio'),
      list('prezz cost'),
      list('cancell elimin dati privacy'),
      list('campion prova'),
    ],
  },
  nl: {
    ignored: list(
      'aan al als bij dat de deze die dit een en er geen heb heeft het hoe ik in is kan maar me met mijn moet naar niet of om op over te uit van voor waar waarom wanneer wat welk welke wie wil word wordt zijn u uw',
    ),
    alike: [
      list('verzend verzond lever bezorg porto pakket verstuur'),
      list('retour herroep terug ruil annul'),
      list('beschadig kapot gebrek defect klacht garantie schade'),
      list('resolutie pixel dpi scherp onscherp wazig'),
      list('maat maten formaat afmeting grootte'),
      list('betaal betalen betaling ideal paypal factuur'),
      list('bestel koop kopen'),
      list('account inlog aanmeld wachtwoord registr'),
      list('bon cadeaubon kortingscode korting code tegoed'),
      list('lijst ingelijst kader'),
      list('ophang hang bevestig haak'),
      list('prijs prijzen kost'),
      list('wis verwijder gegevens privacy'),
      list('proef staal'),
      list('envelop omslag'),
    ],
  },
} as const satisfies Readonly<Record<Language, HelpWords>>;
