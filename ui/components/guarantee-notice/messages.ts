import type { MessageTable } from '../../messages/message-table.ts';

/** What the notice on the legal guarantee says. */
export const guaranteeNoticeMessages = {
  'guarantee.title': {
    de: 'Gesetzliche Gewährleistung',
    en: 'Legal guarantee of conformity',
    es: 'Garantía legal de conformidad',
    fr: 'Garantie légale de conformité',
    it: 'Garanzia legale di conformità',
    nl: 'Wettelijke garantie van conformiteit',
  },
  'guarantee.years': {
    de: 'Mindestens 2 Jahre in der ganzen EU',
    en: 'At least 2 years across the EU',
    es: 'Al menos 2 años en toda la UE',
    fr: 'Au moins 2 ans dans toute l’UE',
    it: 'Almeno 2 anni in tutta l’UE',
    nl: 'Minstens 2 jaar in de hele EU',
  },
  'guarantee.liable': {
    de: 'Entspricht eine Ware nicht dem Vertrag, haftet dafür der Verkäufer: für alles, was sich innerhalb von mindestens zwei Jahren ab der Lieferung zeigt.',
    en: 'If goods are not in conformity with the contract, the seller is liable for everything that becomes apparent within at least two years of delivery.',
    es: 'Si un producto no es conforme con el contrato, responde el vendedor de todo lo que se manifieste en un plazo mínimo de dos años desde la entrega.',
    fr: 'Si un bien n’est pas conforme au contrat, le vendeur en répond pour tout ce qui apparaît dans un délai d’au moins deux ans à compter de la livraison.',
    it: 'Se un bene non è conforme al contratto, ne risponde il venditore per tutto ciò che si manifesta entro almeno due anni dalla consegna.',
    nl: 'Beantwoordt een product niet aan de overeenkomst, dan is de verkoper aansprakelijk voor alles wat binnen minstens twee jaar na de levering blijkt.',
  },
  'guarantee.rights': {
    de: 'Das können Sie verlangen',
    en: 'What you may ask for',
    es: 'Qué puede exigir',
    fr: 'Ce que vous pouvez demander',
    it: 'Che cosa può chiedere',
    nl: 'Wat u kunt verlangen',
  },
  'guarantee.first': {
    de: 'Reparatur oder Ersatz, kostenlos und in angemessener Zeit.',
    en: 'Repair or replacement, free of charge and within a reasonable time.',
    es: 'La reparación o la sustitución, sin coste y en un plazo razonable.',
    fr: 'La réparation ou le remplacement, sans frais et dans un délai raisonnable.',
    it: 'La riparazione o la sostituzione, senza spese ed entro un termine ragionevole.',
    nl: 'Herstel of vervanging, kosteloos en binnen een redelijke termijn.',
  },
  'guarantee.then': {
    de: 'Gelingt das nicht oder ist es nicht möglich: einen niedrigeren Preis oder, wenn der Mangel nicht geringfügig ist, Ihr Geld zurück.',
    en: 'If that fails or is impossible: a lower price or, unless the fault is minor, your money back.',
    es: 'Si eso falla o no es posible: una reducción del precio o, salvo que el defecto sea leve, el reembolso.',
    fr: 'En cas d’échec ou d’impossibilité\u00a0: une réduction du prix ou, sauf défaut mineur, le remboursement.',
    it: 'Se ciò non riesce o non è possibile: una riduzione del prezzo o, salvo difetti di lieve entità, il rimborso.',
    nl: 'Lukt dat niet of is het onmogelijk: een lagere prijs of, tenzij het gebrek gering is, uw geld terug.',
  },
  'guarantee.national': {
    de: 'Das Recht Ihres Landes kann Ihnen mehr geben, etwa eine längere Frist. Eine Garantie des Herstellers kommt hinzu; sie ersetzt diese Rechte nicht.',
    en: 'The law of your country may give you more, such as a longer time. A producer’s guarantee comes on top; it does not replace these rights.',
    es: 'La ley de su país puede darle más, por ejemplo un plazo más largo. La garantía del fabricante se añade a estos derechos, no los sustituye.',
    fr: 'Le droit de votre pays peut vous accorder davantage, par exemple un délai plus long. La garantie du fabricant s’ajoute à ces droits, sans les remplacer.',
    it: 'La legge del Suo Paese può darLe di più, ad esempio un termine più lungo. La garanzia del produttore si aggiunge a questi diritti e non li sostituisce.',
    nl: 'Het recht van uw land kan u meer geven, zoals een langere termijn. Een garantie van de fabrikant komt erbij en vervangt deze rechten niet.',
  },
  'guarantee.more': {
    de: 'Ihre Rechte bei „Your Europe“',
    en: 'Your rights on Your Europe',
    es: 'Sus derechos en Your Europe',
    fr: 'Vos droits sur «\u202fYour Europe\u202f»',
    it: 'I Suoi diritti su Your Europe',
    nl: 'Uw rechten op Your Europe',
  },
} as const satisfies MessageTable;
