import type { PrivacyTexts } from './page.ts';

/** In French. */
export const texts: PrivacyTexts = {
  name: 'Confidentialité',
  title: 'Protection des données : vos droits',
  description:
    'Quelles données cette boutique traite, à quoi elles servent, combien de temps elles sont conservées et quels sont vos droits.',
  headline: 'Protection des données',
  lead: 'Nous traitons ce qu’exige votre commande et ne mesurons votre visite qu’avec votre accord.',
  sections: {
    photos: {
      headline: 'Vos photos',
      text: [
        'Vos photos servent uniquement à imprimer votre commande. Nous ne les montrons à personne et les supprimons dès qu’une réimpression n’est plus à prévoir.',
      ],
    },
    order: {
      headline: 'Votre commande',
      text: [
        'Nous traitons nom, adresse et données de paiement pour exécuter le contrat. Les factures sont conservées aussi longtemps que la loi l’exige.',
      ],
    },
    consent: {
      headline: 'Consentement',
      text: [
        'Sans votre accord, nous ne chargeons rien d’autres fournisseurs et ne mesurons pas votre visite. Refuser est aussi simple qu’accepter, et vous pouvez changer d’avis à tout moment.',
        'Votre choix est conservé six mois dans un cookie de cette boutique. Vous pouvez le modifier en bas de chaque page, sous « Paramètres de confidentialité », si JavaScript est activé. Sans JavaScript, nous ne mesurons rien.',
        'Si vous enregistrez un article dans la liste d’envies ou l’ajoutez au panier, la boutique dépose un cookie pour chacun. Il ne contient qu’une clé aléatoire et expire six mois après la dernière modification.',
        'Si vous vous connectez, un cookie distinct maintient la connexion pendant 30 jours ou jusqu’à ce que vous vous déconnectiez. Il ne contient qu’une clé aléatoire. De votre compte, nous conservons votre nom, votre adresse e-mail et une valeur de contrôle dont le mot de passe ne peut être déduit. Ce que vous aviez enregistré ou ajouté au panier rejoint votre compte et y reste jusqu’à ce que vous le retiriez\u202f; une fois déconnecté, ce navigateur ne le montre plus.',
      ],
    },
    rights: {
      headline: 'Vos droits',
      text: [
        'Vous pouvez demander l’accès à vos données, leur rectification, leur effacement ou leur transfert, et saisir une autorité de contrôle. Écrivez à [service@example.com](mail).',
      ],
    },
  },
};
