/** Words that several components share. */
import type { MessageTexts } from './message-table.ts';

export const back = {
  de: 'Zurück',
  en: 'Back',
  es: 'Atrás',
  fr: 'Retour',
  it: 'Indietro',
  nl: 'Terug',
} as const satisfies MessageTexts;

export const corner = {
  de: 'Die Ecke',
  en: 'The corner',
  es: 'La esquina',
  fr: 'L’angle',
  it: 'L’angolo',
  nl: 'De hoek',
} as const satisfies MessageTexts;

/** What the picture of a corner shows, for those who cannot see it. */
export const cornerSeen = {
  de: '{name}, Ecke aus der Nähe: Vorderseite und Kante',
  en: '{name}, a corner close up: front and edge',
  es: '{name}, una esquina de cerca: frente y canto',
  fr: '{name}, un angle vu de près\u00a0: la face et le chant',
  it: '{name}, un angolo da vicino: fronte e bordo',
  nl: '{name}, een hoek van dichtbij: voorkant en rand',
} as const satisfies MessageTexts;

/** What the picture of a surface shows, for those who cannot see it. */
export const surfaceSeen = {
  de: '{name}, Oberfläche stark vergrößert',
  en: '{name}, the surface greatly enlarged',
  es: '{name}, la superficie muy ampliada',
  fr: '{name}, la surface très agrandie',
  it: '{name}, la superficie molto ingrandita',
  nl: '{name}, het oppervlak sterk vergroot',
} as const satisfies MessageTexts;

export const emailAddress = {
  de: 'E-Mail-Adresse',
  en: 'Email address',
  es: 'Correo electrónico',
  fr: 'Adresse e-mail',
  it: 'Indirizzo e-mail',
  nl: 'E-mailadres',
} as const satisfies MessageTexts;

export const emailWanted = {
  de: 'Bitte geben Sie eine E-Mail-Adresse an, etwa name@example.com.',
  en: 'Please enter an email address, such as name@example.com.',
  es: 'Indique una dirección de correo, como name@example.com.',
  fr: 'Indiquez une adresse e-mail, comme name@example.com.',
  it: 'Inserisca un indirizzo e-mail, come name@example.com.',
  nl: 'Vul een e-mailadres in, zoals name@example.com.',
} as const satisfies MessageTexts;

export const format = {
  de: 'Format',
  en: 'Size',
  es: 'Formato',
  fr: 'Format',
  it: 'Formato',
  nl: 'Formaat',
} as const satisfies MessageTexts;

export const frame = {
  de: 'Rahmen',
  en: 'Frame',
  es: 'Marco',
  fr: 'Cadre',
  it: 'Cornice',
  nl: 'Lijst',
} as const satisfies MessageTexts;

export const glass = {
  de: 'Glas',
  en: 'Glass',
  es: 'Cristal',
  fr: 'Verre',
  it: 'Vetro',
  nl: 'Glas',
} as const satisfies MessageTexts;

export const material = {
  de: 'Material',
  en: 'Material',
  es: 'Material',
  fr: 'Support',
  it: 'Materiale',
  nl: 'Materiaal',
} as const satisfies MessageTexts;

export const nameWanted = {
  de: 'Bitte geben Sie Ihren Namen an, höchstens 120 Zeichen.',
  en: 'Please enter your name, 120 characters at most.',
  es: 'Indique su nombre, con 120 caracteres como máximo.',
  fr: 'Indiquez votre nom, en 120 caractères au plus.',
  it: 'Inserisca il suo nome, al massimo 120 caratteri.',
  nl: 'Vul uw naam in, hoogstens 120 tekens.',
} as const satisfies MessageTexts;

export const notInThisFormat = {
  de: 'In diesem Format nicht erhältlich',
  en: 'Not available in this size',
  es: 'No disponible en este formato',
  fr: 'Non disponible dans ce format',
  it: 'Non disponibile in questo formato',
  nl: 'Niet verkrijgbaar in dit formaat',
} as const satisfies MessageTexts;

export const notSoldHere = {
  de: 'Hier zurzeit nicht erhältlich',
  en: 'Not available here at the moment',
  es: 'Aquí no disponible por el momento',
  fr: 'Indisponible ici pour le moment',
  it: 'Qui al momento non disponibile',
  nl: 'Hier op dit moment niet verkrijgbaar',
} as const satisfies MessageTexts;

export const photoCount = {
  de: '{count, plural, one {{count} Foto} other {{count} Fotos}}',
  en: '{count, plural, one {{count} photo} other {{count} photos}}',
  es: '{count, plural, one {{count} foto} other {{count} fotos}}',
  fr: '{count, plural, one {{count} photo} other {{count} photos}}',
  it: '{count, plural, one {{count} foto} other {{count} foto}}',
  nl: '{count, plural, one {{count} foto} other {{count} foto’s}}',
} as const satisfies MessageTexts;

export const priceUnavailable = {
  de: 'Der Preis lässt sich gerade nicht abrufen.',
  en: 'The price cannot be shown right now.',
  es: 'Ahora mismo no se puede mostrar el precio.',
  fr: 'Le prix ne peut pas être affiché pour le moment.',
  it: 'Al momento non è possibile mostrare il prezzo.',
  nl: 'De prijs kan nu niet worden getoond.',
} as const satisfies MessageTexts;

export const privacy = {
  de: 'Datenschutz',
  en: 'Privacy',
  es: 'Privacidad',
  fr: 'Confidentialité',
  it: 'Privacy',
  nl: 'Privacy',
} as const satisfies MessageTexts;

export const privacySettings = {
  de: 'Privatsphäre-Einstellungen',
  en: 'Privacy settings',
  es: 'Ajustes de privacidad',
  fr: 'Paramètres de confidentialité',
  it: 'Impostazioni sulla privacy',
  nl: 'Privacyinstellingen',
} as const satisfies MessageTexts;

export const products = {
  de: 'Sortiment',
  en: 'Products',
  es: 'Productos',
  fr: 'Produits',
  it: 'Prodotti',
  nl: 'Assortiment',
} as const satisfies MessageTexts;

export const quantity = {
  de: 'Anzahl',
  en: 'Quantity',
  es: 'Cantidad',
  fr: 'Quantité',
  it: 'Quantità',
  nl: 'Aantal',
} as const satisfies MessageTexts;

export const removed = {
  de: 'Entfernt.',
  en: 'Removed.',
  es: 'Quitado.',
  fr: 'Retiré.',
  it: 'Rimosso.',
  nl: 'Verwijderd.',
} as const satisfies MessageTexts;

export const seeInRoom = {
  de: 'Im Raum ansehen',
  en: 'See it in a room',
  es: 'Ver en una habitación',
  fr: 'Voir dans une pièce',
  it: 'Vedere in una stanza',
  nl: 'In een kamer bekijken',
} as const satisfies MessageTexts;

export const serviceAndLegal = {
  de: 'Service und Rechtliches',
  en: 'Service and legal',
  es: 'Servicio e información legal',
  fr: 'Service et mentions légales',
  it: 'Assistenza e note legali',
  nl: 'Service en juridische informatie',
} as const satisfies MessageTexts;

export const signIn = {
  de: 'Anmelden',
  en: 'Sign in',
  es: 'Iniciar sesión',
  fr: 'Se connecter',
  it: 'Accedere',
  nl: 'Inloggen',
} as const satisfies MessageTexts;

export const signOut = {
  de: 'Abmelden',
  en: 'Sign out',
  es: 'Cerrar sesión',
  fr: 'Se déconnecter',
  it: 'Esci',
  nl: 'Uitloggen',
} as const satisfies MessageTexts;

export const signUp = {
  de: 'Konto eröffnen',
  en: 'Create an account',
  es: 'Crear una cuenta',
  fr: 'Créer un compte',
  it: 'Creare un account',
  nl: 'Account aanmaken',
} as const satisfies MessageTexts;

export const square = {
  de: 'Quadrat',
  en: 'Square',
  es: 'Cuadrado',
  fr: 'Carré',
  it: 'Quadrato',
  nl: 'Vierkant',
} as const satisfies MessageTexts;

export const surface = {
  de: 'Die Oberfläche',
  en: 'The surface',
  es: 'La superficie',
  fr: 'La surface',
  it: 'La superficie',
  nl: 'Het oppervlak',
} as const satisfies MessageTexts;

export const views = {
  de: 'Ansichten',
  en: 'Views',
  es: 'Vistas',
  fr: 'Vues',
  it: 'Viste',
  nl: 'Weergaven',
} as const satisfies MessageTexts;

export const weight = {
  de: 'Gewicht',
  en: 'Weight',
  es: 'Peso',
  fr: 'Poids',
  it: 'Peso',
  nl: 'Gewicht',
} as const satisfies MessageTexts;
