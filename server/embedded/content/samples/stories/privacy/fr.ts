import type { PrivacyTexts } from './page.ts';

/** In French. */
export const texts: PrivacyTexts = {
  name: 'Confidentialité',
  title: 'Protection des données : vos droits',
  description:
    'Quelles données cette boutique traite, à quoi elles servent, combien de temps elles sont conservées et quels sont vos droits.',
  headline: 'Protection des données',
  lead: 'Nous traitons ce qu’exigent votre visite et votre commande. Nous ne mesurons rien sans votre accord.',
  sections: {
    controller: {
      headline: 'Responsable du traitement',
      text: [
        '{trader}, {address}, e-mail [service@example.com](mail). Les autres indications figurent dans les [](imprint). Les articles entre parenthèses sont ceux du règlement général sur la protection des données (RGPD).',
      ],
    },
    photos: {
      headline: 'Vos photos',
      text: [
        'La boutique montre d’abord sur votre seul appareil la photo que vous choisissez. Elle ne nous est transmise que lorsque vous commencez à créer ou l’envoyez du téléphone à l’ordinateur (art. 6, par. 1, point b). Elle sert à l’aperçu et à l’impression, à rien d’autre. Nous ne la montrons à personne.',
        'Un envoi interrompu est effacé après 2 heures, un envoi complet après 14 jours si vous ne le retirez pas avant. Les photos d’une commande et leurs fichiers d’impression vont à notre laboratoire. Nous les effaçons 30 jours après la livraison ; jusque-là, une réimpression peut être nécessaire.',
        'Nous conservons aussi 14 jours vos textes pour des cartes et d’autres articles imprimés dès que vous les appliquez dans l’atelier. Ceux d’une commande en font partie.',
      ],
    },
    order: {
      headline: 'Votre commande et votre rétractation',
      text: [
        'Nous traitons nom, adresse, e-mail et données de paiement pour exécuter le contrat ou confirmer votre rétractation (art. 6, par. 1, point b). Sans ces données, nous ne pouvons pas livrer. Nous conservons les factures aussi longtemps que le droit fiscal et commercial l’exige, dix ans au plus (art. 6, par. 1, point c). Les commandes et les factures restent donc même si vous supprimez votre compte : elles n’appartiennent alors plus à aucun compte.',
      ],
    },
    contact: {
      headline: 'Formulaire de contact',
      text: [
        'Nom, e-mail, sujet, numéro de commande et message parviennent par e-mail à notre service clients, afin que nous puissions vous répondre (art. 6, par. 1, point b, sinon f). La boutique elle-même ne les garde que jusqu’à la remise de l’e-mail, un mois au plus. Le service clients les efface une fois votre demande traitée, au plus tard après trois ans.',
      ],
    },
    newsletter: {
      headline: 'Newsletter',
      text: [
        'Nous n’envoyons la newsletter qu’une fois votre adresse confirmée par le lien de notre e-mail (art. 6, par. 1, point a). Une inscription non confirmée expire après sept jours. Nous gardons l’adresse, la langue et les dates d’inscription et de confirmation comme preuve, jusqu’à votre désabonnement. Chaque numéro contient le lien pour se désabonner.',
      ],
    },
    account: {
      headline: 'Compte, panier et liste d’envies',
      text: [
        'De votre compte, nous conservons votre nom, votre adresse e-mail et une valeur de contrôle dont le mot de passe ne peut être déduit (art. 6, par. 1, point b), jusqu’à ce que vous supprimiez le compte. Vous pouvez tout consulter, modifier, télécharger et supprimer dans le compte lui-même. Une inscription que vous ne confirmez pas par le lien de notre e-mail expire après sept jours. Le lien pour un nouveau mot de passe expire après une heure.',
        'Si vous commandez pour une entreprise, nous conservons aussi son nom, l’adresse de facturation et le numéro de TVA. Nous demandons au registre de la Commission européenne (VIES) si le numéro existe et conservons la réponse avec sa date (art. 6, par. 1, point b).',
        'De chaque connexion, nous conservons le navigateur, le système, le pays, le début et la dernière utilisation, afin que vous puissiez reconnaître et fermer celles qui ne sont pas les vôtres (art. 6, par. 1, point f : des comptes sûrs). Nous ne conservons pas d’adresse IP. L’entrée disparaît avec la connexion : après 14 jours sans utilisation, après 30 jours au plus tard. Nous retenons le navigateur et le système pendant 90 jours, afin de vous écrire lorsque quelqu’un se connecte avec un autre appareil.',
        'Le panier et la liste d’envies sont effacés 180 jours après la dernière modification. Si vous vous connectez, ils rejoignent votre compte et y restent jusqu’à ce que vous les vidiez.',
        'Ce que vous saisissez lors de la commande, comme les adresses, la livraison et le mode de règlement, est conservé 14 jours après la dernière modification. C’est effacé dès que vous avez commandé.',
        'Ce n’est que si vous choisissez de vous connecter avec Google, là où nous le proposons, que votre navigateur contacte Google (art. 6, par. 1, point a). Google apprend alors que vous vous connectez ici et nous communique votre nom, votre adresse e-mail et un identifiant, que nous conservons avec le compte. Nous ne recevons aucun mot de passe. Google répond de ce qu’il fait de vos données, aussi aux États-Unis.',
      ],
    },
    visit: {
      headline: 'Votre visite et les rapports d’erreur',
      text: [
        'À l’ouverture d’une page, le serveur traite votre adresse IP pour répondre et pour écarter un nombre excessif de requêtes (art. 6, par. 1, point f : une boutique sûre et stable). Elle n’est pas inscrite au journal et est oubliée après quelques minutes.',
        'Si une erreur survient dans votre navigateur, la page la signale à notre serveur : ce qui s’est passé et sur quelle page, sans nom, saisie ni identifiant. Nous effaçons ces lignes après 30 jours.',
      ],
    },
    consent: {
      headline: 'Consentement',
      text: [
        'Sans votre accord, nous ne chargeons rien d’autres fournisseurs, ne mesurons pas votre visite et n’adaptons aucune publicité (art. 6, par. 1, point a). Refuser est aussi simple qu’accepter, et vous pouvez changer d’avis à tout moment. Ce qui a eu lieu jusque-là reste licite.',
        'Votre choix est conservé six mois dans un cookie de cette boutique. Vous pouvez le modifier en bas de chaque page, sous « Paramètres de confidentialité », si JavaScript est activé. Sans JavaScript, nous ne mesurons rien.',
      ],
    },
    storage: {
      headline: 'Cookies et mémoire de votre navigateur',
      text: [
        'La boutique en a besoin pour que ce que vous faites fonctionne. Ils n’exigent pas de consentement. Nous n’en déposons d’autres qu’avec votre accord.',
        '- un cookie pour le panier et un pour la liste d’envies : une clé aléatoire, 180 jours après la dernière modification',
        '- un cookie pour la connexion : une clé aléatoire, 30 jours au plus ou jusqu’à la déconnexion',
        '- un cookie pour les clients professionnels, qui indique seulement que les prix s’affichent hors taxes : 30 jours ou jusqu’à la déconnexion',
        '- un cookie pour les liens des e-mails sur votre compte : la clé du lien, une heure ou jusqu’à son utilisation',
        '- un cookie pour les photos envoyées : une clé aléatoire, 14 jours',
        '- un cookie pour votre choix de consentement : six mois',
        '- dans la mémoire du navigateur : vos propres photos et vos mots pour une carte jusqu’à ce que vous les retiriez, les photos 14 jours au plus, et de brèves notes qui disparaissent avec la fenêtre',
      ],
    },
    recipients: {
      headline: 'Destinataires',
      text: [
        'Un centre de données, un service d’e-mails, des services de paiement et des transporteurs travaillent pour nous. Ils reçoivent ce qu’exige leur tâche et sont liés par contrat (art. 28). Nous ne transmettons de données hors de l’Espace économique européen que si vous y faites livrer. Aucune décision automatisée n’est prise à votre sujet.',
        'L’exploitant ajoute le nom de ces prestataires : cette boutique est un exemple.',
      ],
    },
    rights: {
      headline: 'Vos droits',
      text: [
        'Vous pouvez demander l’accès à vos données, leur rectification, leur effacement, leur limitation ou leur transfert (art. 15 à 20), vous opposer à un traitement fondé sur l’intérêt légitime (art. 21) et retirer un consentement à tout moment (art. 7, par. 3). Écrivez à [service@example.com](mail).',
      ],
    },
  },
  authorities: [
    {
      headline: 'Autorité de contrôle',
      markets: ['fr'],
      text: [
        'Vous pouvez saisir la Commission nationale de l’informatique et des libertés (CNIL), à Paris. L’autorité dont nous relevons est le Bayerisches Landesamt für Datenschutzaufsicht, à Ansbach. Vous pouvez aussi donner des directives sur le sort de vos données après votre décès.',
      ],
    },
    {
      headline: 'Autorité de contrôle',
      markets: ['be'],
      text: [
        'Vous pouvez saisir l’Autorité de protection des données (APD), à Bruxelles. L’autorité dont nous relevons est le Bayerisches Landesamt für Datenschutzaufsicht, à Ansbach.',
      ],
    },
    {
      headline: 'Autorité de contrôle',
      markets: ['lu'],
      text: [
        'Vous pouvez saisir la Commission nationale pour la protection des données (CNPD), à Belvaux. L’autorité dont nous relevons est le Bayerisches Landesamt für Datenschutzaufsicht, à Ansbach.',
      ],
    },
    {
      headline: 'Suisse',
      markets: ['ch'],
      text: [
        'La loi fédérale sur la protection des données (LPD) s’applique à vous. Vos données sont traitées en Allemagne, dont le droit les protège de manière adéquate. L’autorité de surveillance est le Préposé fédéral à la protection des données et à la transparence (PFPDT), à Berne.',
      ],
    },
  ],
};
