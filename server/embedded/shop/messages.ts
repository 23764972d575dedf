/** What the shop API says to a shopper, in the request's language. */
import type { Language } from '../../../core/domain/locale/locales.ts';

/** What can be wrong with a request; braces hold what a message names. */
export type ShopMessage =
  | 'address-taken'
  | 'article-unknown'
  | 'body-malformed'
  | 'body-too-large'
  | 'channel-invalid'
  | 'content-type-not-taken'
  | 'design-unknown'
  | 'field-invalid'
  | 'file-type-not-taken'
  | 'file-unreadable'
  | 'format-invalid'
  | 'format-not-available'
  | 'frame-unknown'
  | 'frame-variant-unknown'
  | 'glass-unknown'
  | 'locale-invalid'
  | 'log-in-first'
  | 'log-in-too-often'
  | 'log-in-wrong'
  | 'longer-outside-limits'
  | 'market-unknown'
  | 'mat-unknown'
  | 'material-unknown'
  | 'method-not-allowed'
  | 'no-express'
  | 'no-whitelabel-customer'
  | 'not-found'
  | 'number-outside'
  | 'option-unknown'
  | 'options-contradict'
  | 'part-needs-frame'
  | 'part-not-sold'
  | 'picture-unknown'
  | 'preview-refused'
  | 'result-not-found'
  | 'service-failed'
  | 'service-unavailable'
  | 'shorter-outside-limits'
  | 'sku-unknown';

/** One column a language. */
export const shopMessages = {
  de: {
    'address-taken': 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
    'article-unknown': 'Diesen Artikel gibt es hier nicht.',
    'body-malformed': 'Die Anfrage ist nicht lesbar.',
    'body-too-large': 'Das ist zu groß.',
    'channel-invalid': 'Die Kopfzeile x-channel fehlt oder ist unbekannt.',
    'content-type-not-taken': 'Diese Art von Inhalt wird hier nicht angenommen.',
    'design-unknown': 'Diese Vorlage gibt es nicht.',
    'field-invalid': 'Bitte prüfen Sie Ihre Eingabe.',
    'file-type-not-taken': 'Diese Art von Datei können wir hier nicht verarbeiten.',
    'file-unreadable': 'Diese Datei ist beschädigt oder gesperrt.',
    'format-invalid': 'Das Format muss wie 600x400 geschrieben sein.',
    'format-not-available': 'In diesem Format ist der Artikel nicht verfügbar.',
    'frame-unknown': 'Diesen Rahmen gibt es nicht.',
    'frame-variant-unknown': 'Diesen Rahmen gibt es nicht in dieser Ausführung.',
    'glass-unknown': 'Dieses Glas gibt es nicht.',
    'locale-invalid': 'Die Kopfzeile x-locale fehlt oder ist unbekannt.',
    'log-in-first': 'Bitte melden Sie sich zuerst an.',
    'log-in-too-often': 'Zu viele Versuche mit dieser E-Mail-Adresse. Bitte warten Sie {time}.',
    'log-in-wrong': 'E-Mail-Adresse oder Passwort stimmen nicht.',
    'longer-outside-limits':
      'Die längere Seite muss zwischen {minimum} und {maximum} {unit} liegen.',
    'market-unknown': 'In dieses Land liefern wir nicht.',
    'mat-unknown': 'Dieses Passepartout gibt es nicht.',
    'material-unknown': 'Dieses Material gibt es nicht.',
    'method-not-allowed': 'Diese Methode ist hier nicht möglich.',
    'no-express': 'Hierhin liefern wir nicht per Express.',
    'no-whitelabel-customer': 'Der White-Label-Service ist für dieses Konto nicht freigeschaltet.',
    'not-found': 'Diese Adresse gibt es nicht.',
    'number-outside': 'Der Wert muss eine ganze Zahl zwischen {minimum} und {maximum} sein.',
    'option-unknown': 'Diese Option gibt es bei diesem Material nicht.',
    'options-contradict': 'Von diesen Optionen ist nur eine möglich.',
    'part-needs-frame': 'Das gibt es nur in einem verglasten Rahmen.',
    'part-not-sold': 'Das ist zu diesem Artikel nicht erhältlich.',
    'picture-unknown': 'Dieses Bild gibt es nicht.',
    'preview-refused': 'Diese Vorschau ist abgelaufen oder wurde nicht freigegeben.',
    'result-not-found': 'Dieses Ergebnis gibt es nicht (mehr).',
    'service-failed': 'Das hat leider nicht geklappt.',
    'service-unavailable':
      'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    'shorter-outside-limits':
      'Die kürzere Seite muss zwischen {minimum} und {maximum} {unit} liegen.',
    'sku-unknown': 'Diese Artikelnummer gibt es nicht.',
  },
  en: {
    'address-taken': 'There already is an account for this email address.',
    'article-unknown': 'We do not sell this article here.',
    'body-malformed': 'The request cannot be read.',
    'body-too-large': 'This is too large.',
    'channel-invalid': 'The header x-channel is missing or unknown.',
    'content-type-not-taken': 'This kind of content is not accepted here.',
    'design-unknown': 'This design does not exist.',
    'field-invalid': 'Please check what you entered.',
    'file-type-not-taken': 'We cannot process this kind of file here.',
    'file-unreadable': 'This file is damaged or locked.',
    'format-invalid': 'The format must be written like 600x400.',
    'format-not-available': 'The article is not available in this format.',
    'frame-unknown': 'This frame does not exist.',
    'frame-variant-unknown': 'This frame does not exist in this finish.',
    'glass-unknown': 'This glass does not exist.',
    'locale-invalid': 'The header x-locale is missing or unknown.',
    'log-in-first': 'Please log in first.',
    'log-in-too-often': 'Too many attempts with this email address. Please wait {time}.',
    'log-in-wrong': 'The email address or the password is wrong.',
    'longer-outside-limits': 'The longer side must be between {minimum} and {maximum} {unit}.',
    'market-unknown': 'We do not deliver to this country.',
    'mat-unknown': 'This mat does not exist.',
    'material-unknown': 'This material does not exist.',
    'method-not-allowed': 'This method is not possible here.',
    'no-express': 'We do not deliver here by express.',
    'no-whitelabel-customer': 'The white-label service is not enabled for this account.',
    'not-found': 'This address does not exist.',
    'number-outside': 'The value must be a whole number between {minimum} and {maximum}.',
    'option-unknown': 'This option does not exist for this material.',
    'options-contradict': 'Only one of these options is possible.',
    'part-needs-frame': 'This is only possible in a frame with glass.',
    'part-not-sold': 'This is not available with this article.',
    'picture-unknown': 'This picture does not exist.',
    'preview-refused': 'This preview has expired or was not opened.',
    'result-not-found': 'This result does not exist (any more).',
    'service-failed': 'Sorry, that did not work.',
    'service-unavailable': 'The service cannot be reached right now. Please try again in a moment.',
    'shorter-outside-limits': 'The shorter side must be between {minimum} and {maximum} {unit}.',
    'sku-unknown': 'This article number does not exist.',
  },
  es: {
    'address-taken': 'Ya existe una cuenta con este correo electrónico.',
    'article-unknown': 'Este artículo no se vende aquí.',
    'body-malformed': 'No se puede leer la solicitud.',
    'body-too-large': 'Es demasiado grande.',
    'channel-invalid': 'La cabecera x-channel falta o es desconocida.',
    'content-type-not-taken': 'Aquí no se acepta este tipo de contenido.',
    'design-unknown': 'Este diseño no existe.',
    'field-invalid': 'Compruebe los datos introducidos.',
    'file-type-not-taken': 'Aquí no podemos procesar este tipo de archivo.',
    'file-unreadable': 'Este archivo está dañado o bloqueado.',
    'format-invalid': 'El formato debe escribirse como 600x400.',
    'format-not-available': 'El artículo no está disponible en este formato.',
    'frame-unknown': 'Este marco no existe.',
    'frame-variant-unknown': 'Este marco no existe en este acabado.',
    'glass-unknown': 'Este cristal no existe.',
    'locale-invalid': 'La cabecera x-locale falta o es desconocida.',
    'log-in-first': 'Inicie sesión primero.',
    'log-in-too-often': 'Demasiados intentos con este correo electrónico. Espere {time}.',
    'log-in-wrong': 'El correo electrónico o la contraseña no son correctos.',
    'longer-outside-limits': 'El lado más largo debe medir entre {minimum} y {maximum} {unit}.',
    'market-unknown': 'No realizamos envíos a este país.',
    'mat-unknown': 'Este paspartú no existe.',
    'material-unknown': 'Este material no existe.',
    'method-not-allowed': 'Este método no es posible aquí.',
    'no-express': 'No realizamos entregas exprés a este destino.',
    'no-whitelabel-customer': 'El servicio de marca blanca no está activado para esta cuenta.',
    'not-found': 'Esta dirección no existe.',
    'number-outside': 'El valor debe ser un número entero entre {minimum} y {maximum}.',
    'option-unknown': 'Esta opción no existe para este material.',
    'options-contradict': 'Solo es posible una de estas opciones.',
    'part-needs-frame': 'Solo es posible en un marco con cristal.',
    'part-not-sold': 'No está disponible con este artículo.',
    'picture-unknown': 'Esta imagen no existe.',
    'preview-refused': 'Esta vista previa ha caducado o no está autorizada.',
    'result-not-found': 'Este resultado (ya) no existe.',
    'service-failed': 'Lo sentimos, no ha funcionado.',
    'service-unavailable':
      'El servicio no está disponible en este momento. Inténtelo de nuevo en unos instantes.',
    'shorter-outside-limits': 'El lado más corto debe medir entre {minimum} y {maximum} {unit}.',
    'sku-unknown': 'Este número de artículo no existe.',
  },
  fr: {
    'address-taken': 'Il existe déjà un compte pour cette adresse e-mail.',
    'article-unknown': 'Cet article n’est pas vendu ici.',
    'body-malformed': 'La requête est illisible.',
    'body-too-large': 'C’est trop volumineux.',
    'channel-invalid': 'L’en-tête x-channel est absent ou inconnu.',
    'content-type-not-taken': 'Ce type de contenu n’est pas accepté ici.',
    'design-unknown': 'Ce modèle n’existe pas.',
    'field-invalid': 'Veuillez vérifier votre saisie.',
    'file-type-not-taken': 'Nous ne pouvons pas traiter ce type de fichier ici.',
    'file-unreadable': 'Ce fichier est endommagé ou verrouillé.',
    'format-invalid': 'Le format doit s’écrire comme 600x400.',
    'format-not-available': 'L’article n’est pas disponible dans ce format.',
    'frame-unknown': 'Ce cadre n’existe pas.',
    'frame-variant-unknown': 'Ce cadre n’existe pas dans cette finition.',
    'glass-unknown': 'Ce verre n’existe pas.',
    'locale-invalid': 'L’en-tête x-locale est absent ou inconnu.',
    'log-in-first': 'Veuillez d’abord vous connecter.',
    'log-in-too-often': 'Trop de tentatives avec cette adresse e-mail. Veuillez patienter {time}.',
    'log-in-wrong': 'L’adresse e-mail ou le mot de passe est incorrect.',
    'longer-outside-limits': 'Le grand côté doit mesurer entre {minimum} et {maximum} {unit}.',
    'market-unknown': 'Nous ne livrons pas dans ce pays.',
    'mat-unknown': 'Ce passe-partout n’existe pas.',
    'material-unknown': 'Ce matériau n’existe pas.',
    'method-not-allowed': 'Cette méthode n’est pas possible ici.',
    'no-express': 'Nous ne livrons pas ici en express.',
    'no-whitelabel-customer': 'Le service marque blanche n’est pas activé pour ce compte.',
    'not-found': 'Cette adresse n’existe pas.',
    'number-outside': 'La valeur doit être un nombre entier entre {minimum} et {maximum}.',
    'option-unknown': 'Cette option n’existe pas pour ce matériau.',
    'options-contradict': 'Une seule de ces options est possible.',
    'part-needs-frame': 'Cela n’est possible que dans un cadre vitré.',
    'part-not-sold': 'Cela n’est pas disponible avec cet article.',
    'picture-unknown': 'Cette image n’existe pas.',
    'preview-refused': 'Cet aperçu a expiré ou n’est pas autorisé.',
    'result-not-found': 'Ce résultat n’existe pas (ou plus).',
    'service-failed': 'Désolé, cela n’a pas fonctionné.',
    'service-unavailable':
      'Le service est momentanément indisponible. Veuillez réessayer dans un instant.',
    'shorter-outside-limits': 'Le petit côté doit mesurer entre {minimum} et {maximum} {unit}.',
    'sku-unknown': 'Ce numéro d’article n’existe pas.',
  },
  it: {
    'address-taken': 'Esiste già un account con questo indirizzo e-mail.',
    'article-unknown': 'Questo articolo non è in vendita qui.',
    'body-malformed': 'La richiesta non è leggibile.',
    'body-too-large': 'È troppo grande.',
    'channel-invalid': 'L’intestazione x-channel manca o è sconosciuta.',
    'content-type-not-taken': 'Questo tipo di contenuto non è accettato qui.',
    'design-unknown': 'Questo modello non esiste.',
    'field-invalid': 'Controlli i dati inseriti.',
    'file-type-not-taken': 'Qui non possiamo elaborare questo tipo di file.',
    'file-unreadable': 'Questo file è danneggiato o bloccato.',
    'format-invalid': 'Il formato va scritto come 600x400.',
    'format-not-available': 'L’articolo non è disponibile in questo formato.',
    'frame-unknown': 'Questa cornice non esiste.',
    'frame-variant-unknown': 'Questa cornice non esiste in questa finitura.',
    'glass-unknown': 'Questo vetro non esiste.',
    'locale-invalid': 'L’intestazione x-locale manca o è sconosciuta.',
    'log-in-first': 'Acceda prima.',
    'log-in-too-often': 'Troppi tentativi con questo indirizzo e-mail. Attenda {time}.',
    'log-in-wrong': 'L’indirizzo e-mail o la password non sono corretti.',
    'longer-outside-limits': 'Il lato lungo deve misurare tra {minimum} e {maximum} {unit}.',
    'market-unknown': 'Non spediamo in questo Paese.',
    'mat-unknown': 'Questo passe-partout non esiste.',
    'material-unknown': 'Questo materiale non esiste.',
    'method-not-allowed': 'Questo metodo non è possibile qui.',
    'no-express': 'Non effettuiamo consegne espresse qui.',
    'no-whitelabel-customer': 'Il servizio white label non è attivo per questo account.',
    'not-found': 'Questo indirizzo non esiste.',
    'number-outside': 'Il valore deve essere un numero intero tra {minimum} e {maximum}.',
    'option-unknown': 'Questa opzione non esiste per questo materiale.',
    'options-contradict': 'È possibile solo una di queste opzioni.',
    'part-needs-frame': 'È possibile solo in una cornice con vetro.',
    'part-not-sold': 'Non è disponibile con questo articolo.',
    'picture-unknown': 'Questa immagine non esiste.',
    'preview-refused': 'Questa anteprima è scaduta o non è autorizzata.',
    'result-not-found': 'Questo risultato non esiste (più).',
    'service-failed': 'Ci dispiace, qualcosa non ha funzionato.',
    'service-unavailable': 'Il servizio non è al momento raggiungibile. Riprovi tra poco.',
    'shorter-outside-limits': 'Il lato corto deve misurare tra {minimum} e {maximum} {unit}.',
    'sku-unknown': 'Questo codice articolo non esiste.',
  },
  nl: {
    'address-taken': 'Er is al een account voor dit e-mailadres.',
    'article-unknown': 'Dit artikel verkopen we hier niet.',
    'body-malformed': 'De aanvraag is niet leesbaar.',
    'body-too-large': 'Dit is te groot.',
    'channel-invalid': 'De header x-channel ontbreekt of is onbekend.',
    'content-type-not-taken': 'Dit soort inhoud wordt hier niet aangenomen.',
    'design-unknown': 'Dit ontwerp bestaat niet.',
    'field-invalid': 'Controleer wat u hebt ingevuld.',
    'file-type-not-taken': 'Dit soort bestand kunnen we hier niet verwerken.',
    'file-unreadable': 'Dit bestand is beschadigd of vergrendeld.',
    'format-invalid': 'Het formaat moet geschreven zijn als 600x400.',
    'format-not-available': 'Het artikel is niet verkrijgbaar in dit formaat.',
    'frame-unknown': 'Deze lijst bestaat niet.',
    'frame-variant-unknown': 'Deze lijst bestaat niet in deze uitvoering.',
    'glass-unknown': 'Dit glas bestaat niet.',
    'locale-invalid': 'De header x-locale ontbreekt of is onbekend.',
    'log-in-first': 'Log eerst in.',
    'log-in-too-often': 'Te veel pogingen met dit e-mailadres. Wacht {time}.',
    'log-in-wrong': 'Het e-mailadres of het wachtwoord klopt niet.',
    'longer-outside-limits': 'De lange zijde moet tussen {minimum} en {maximum} {unit} zijn.',
    'market-unknown': 'Naar dit land leveren we niet.',
    'mat-unknown': 'Dit passe-partout bestaat niet.',
    'material-unknown': 'Dit materiaal bestaat niet.',
    'method-not-allowed': 'Deze methode is hier niet mogelijk.',
    'no-express': 'Hier leveren we niet per express.',
    'no-whitelabel-customer': 'De white-labelservice is niet actief voor dit account.',
    'not-found': 'Dit adres bestaat niet.',
    'number-outside': 'De waarde moet een geheel getal tussen {minimum} en {maximum} zijn.',
    'option-unknown': 'Deze optie bestaat niet voor dit materiaal.',
    'options-contradict': 'Van deze opties is er maar één mogelijk.',
    'part-needs-frame': 'Dit kan alleen in een lijst met glas.',
    'part-not-sold': 'Dit is bij dit artikel niet verkrijgbaar.',
    'picture-unknown': 'Deze afbeelding bestaat niet.',
    'preview-refused': 'Dit voorbeeld is verlopen of niet toegestaan.',
    'result-not-found': 'Dit resultaat bestaat niet (meer).',
    'service-failed': 'Sorry, dat is niet gelukt.',
    'service-unavailable': 'De dienst is even niet bereikbaar. Probeer het zo nog eens.',
    'shorter-outside-limits': 'De korte zijde moet tussen {minimum} en {maximum} {unit} zijn.',
    'sku-unknown': 'Dit artikelnummer bestaat niet.',
  },
} as const satisfies Record<Language, Record<ShopMessage, string>>;

/** The message in a language, with what its braces name put in. */
export const shopMessage = (
  language: Language,
  message: ShopMessage,
  values: Readonly<Record<string, string>> = {},
): string =>
  shopMessages[language][message].replace(
    /\{(?<name>\w+)\}/gu,
    (braces, name: string) => values[name] ?? braces,
  );
