import type { TarpaulinTexts } from './page.ts';

/** In French. */
export const texts: TarpaulinTexts = {
  name: 'Bâche PVC',
  title: 'Photo sur bâche PVC pour l’extérieur',
  description:
    'Votre photo sur bâche PVC : grande, résistante aux intempéries et aux déchirures, avec œillets. Pour balcon, jardin, atelier et fêtes.',
  headline: 'Votre photo sur bâche PVC',
  lead: 'Une bâche solide, faite pour les intempéries, avec œillets. Pour tout ce qui doit être grand et dehors.',
  picture: 'La mer aux dernières lueurs du soir',
  tile: 'Grande, résistante, avec œillets',
  sections: {
    material: {
      headline: 'Faite pour l’extérieur',
      text: [
        'La bâche est un tissu enduit. La pluie et le vent la gênent peu, et elle ne se déchire pas facilement, même aux œillets.',
        'Elle est imprimée dans des couleurs vives qui se voient de loin. Pour des détails fins vus de près, l’[Alu-Dibond](aluminium) convient mieux.',
      ],
    },
    place: {
      headline: 'Balcon, jardin, fête',
      text: [
        'En brise-vue sur le balcon, en image sur le mur du jardin, en fond pour un mariage ou un anniversaire, en paroi dans un club.',
        'La surface brille légèrement. Au soleil, toutes les couleurs pâlissent au fil des ans ; en hiver, mieux vaut rouler la bâche.',
      ],
    },
    mounting: {
      headline: 'Avec ou sans œillets',
      text: [
        'Les œillets se trouvent aux angles et le long des grands côtés. Colliers, corde ou tendeurs gardent la bâche tendue.',
        'Sans œillets, elle se cloue sur un châssis ou se pince entre des lattes. Laissez du jeu en cas de vent, pour qu’elle ne tire pas comme une voile.',
      ],
    },
    care: {
      headline: 'Entretien',
      text: [
        'Lavez-la à l’eau avec une brosse douce et un peu de savon, puis laissez sécher. Roulez-la image vers l’extérieur ; les plis restent visibles.',
      ],
    },
  },
  questions: {
    view: {
      question: 'Voit-on à travers la bâche ?',
      answer:
        'Non, elle est opaque. Avec le soleil juste derrière, un peu de lumière passe et l’image paraît plus claire.',
    },
  },
  promises: {
    delivery: 'Livraison chez vous, roulée dans un tube solide.',
    origin: 'Imprimée, munie d’œillets et contrôlée en Bavière.',
  },
};
