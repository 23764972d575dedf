import type { TermsTexts } from './page.ts';

/** In French. */
export const texts: TermsTexts = {
  name: 'Conditions générales',
  title: 'Conditions de vente : contrat et prix',
  description:
    'Nos conditions générales de vente : comment se conclut le contrat, quels prix s’appliquent, et comment se font le paiement et la livraison.',
  headline: 'Conditions générales de vente',
  lead: 'Texte d’exemple : un exploitant le remplace par ses propres conditions vérifiées.',
  sections: {
    contract: {
      headline: 'Contrat',
      text: [
        'Votre cocontractant est {trader}, {address}. La présentation des articles est une invitation à commander. Avec « Commander avec obligation de paiement », vous faites une offre. Nous en accusons réception aussitôt par e-mail. Notre confirmation de commande conclut le contrat.',
      ],
    },
    errors: {
      headline: 'Corriger vos saisies',
      text: [
        'Le panier et la dernière page avant la commande montrent encore une fois toutes les indications. Vous pouvez y modifier chacune, avec le bouton voisin ou avec « Retour » dans le navigateur, et interrompre la commande jusqu’au dernier moment.',
      ],
    },
    stored: {
      headline: 'Langue et archivage',
      text: [
        'Le contrat est conclu en français. Nous l’archivons et vous envoyons par e-mail son contenu, ces conditions et les informations sur la rétractation. Vous pouvez imprimer ou enregistrer cette page. Nous n’avons adhéré à aucun code de conduite.',
      ],
    },
    prices: {
      headline: 'Prix et livraison',
      text: [
        'Les prix au moment de la commande s’appliquent. La mention de la TVA figure à côté du prix ; les frais de livraison s’y ajoutent. Leur montant et le délai figurent sous [](shipping) et à la caisse, avant la commande.',
      ],
    },
    payment: {
      headline: 'Paiement',
      text: [
        'Les moyens de paiement de votre pays sont indiqués avant la commande. Aucun n’entraîne de supplément. Votre compte est débité une fois la commande acceptée ; une facture est payable sous 14 jours. Les articles restent notre propriété jusqu’au paiement.',
      ],
    },
    pictures: {
      headline: 'Vos images',
      text: [
        'Vous confirmez avoir le droit d’utiliser ces images. Nous n’imprimons pas d’images contraires à la loi.',
      ],
    },
    withdrawal: {
      headline: 'Rétractation et défauts',
      text: ['Pour en savoir plus : [](withdrawal) et [](guarantee).'],
    },
  },
  national: [
    {
      headline: 'Garanties légales',
      markets: ['fr'],
      isBoxed: true,
      text: [
        'Le consommateur dispose d’un délai de deux ans à compter de la délivrance du bien pour obtenir la mise en œuvre de la garantie légale de conformité en cas d’apparition d’un défaut de conformité. Durant ce délai, le consommateur n’est tenu d’établir que l’existence du défaut de conformité et non la date d’apparition de celui-ci.',
        'La garantie légale de conformité donne au consommateur droit à la réparation ou au remplacement du bien dans un délai de trente jours suivant sa demande, sans frais et sans inconvénient majeur pour lui.',
        'Si le bien est réparé dans le cadre de la garantie légale de conformité, le consommateur bénéficie d’une extension de six mois de la garantie initiale.',
        'Si le consommateur demande la réparation du bien, mais que le vendeur impose le remplacement, la garantie légale de conformité est renouvelée pour une période de deux ans à compter de la date de remplacement du bien.',
        'Le consommateur peut obtenir une réduction du prix d’achat en conservant le bien ou mettre fin au contrat en se faisant rembourser intégralement contre restitution du bien, si :',
        '- le professionnel refuse de réparer ou de remplacer le bien ;',
        '- la réparation ou le remplacement du bien intervient après un délai de trente jours ;',
        '- la réparation ou le remplacement du bien occasionne un inconvénient majeur pour le consommateur, notamment lorsque le consommateur supporte définitivement les frais de reprise ou d’enlèvement du bien non conforme, ou s’il supporte les frais d’installation du bien réparé ou de remplacement ;',
        '- la non-conformité du bien persiste en dépit de la tentative de mise en conformité du vendeur restée infructueuse.',
        'Le consommateur a également droit à une réduction du prix du bien ou à la résolution du contrat lorsque le défaut de conformité est si grave qu’il justifie que la réduction du prix ou la résolution du contrat soit immédiate. Le consommateur n’est alors pas tenu de demander la réparation ou le remplacement du bien au préalable.',
        'Le consommateur n’a pas droit à la résolution de la vente si le défaut de conformité est mineur.',
        'Toute période d’immobilisation du bien en vue de sa réparation ou de son remplacement suspend la garantie qui restait à courir jusqu’à la délivrance du bien remis en état.',
        'Les droits mentionnés ci-dessus résultent de l’application des articles L. 217‑1 à L. 217‑32 du code de la consommation.',
        'Le vendeur qui fait obstacle de mauvaise foi à la mise en œuvre de la garantie légale de conformité encourt une amende civile d’un montant maximal de 300 000 euros, qui peut être porté jusqu’à 10 % du chiffre d’affaires moyen annuel (article L. 241‑5 du code de la consommation).',
        'Le consommateur bénéficie également de la garantie légale des vices cachés en application des articles 1641 à 1649 du code civil, pendant une durée de deux ans à compter de la découverte du défaut. Cette garantie donne droit à une réduction de prix si le bien est conservé ou à un remboursement intégral contre restitution du bien.',
      ],
    },
    {
      headline: 'Médiation de la consommation',
      markets: ['fr'],
      text: [
        'Si une réclamation écrite n’aboutit pas, vous pouvez saisir gratuitement le médiateur de la consommation dont nous relevons, dans l’année qui la suit : Médiateur d’exemple, 1 rue de l’Exemple, 75001 Paris (indication d’exemple, à remplacer par l’exploitant).',
      ],
    },
    {
      headline: 'Responsabilité élargie du producteur',
      markets: ['fr'],
      text: [
        'Identifiants uniques (article L. 541‑10‑13 du code de l’environnement), indiqués à titre d’exemple : emballages FR000000_01XXXX, papiers imprimés FR000000_03XXXX, éléments d’ameublement FR000000_10XXXX.',
      ],
    },
    {
      headline: 'En cas de désaccord',
      markets: ['be', 'lu'],
      text: [
        'Nous ne participons pas aux procédures de règlement extrajudiciaire des litiges et n’y sommes pas tenus. Les droits impératifs de votre pays vous restent acquis, tout comme l’accès à ses tribunaux.',
      ],
    },
  ],
};
