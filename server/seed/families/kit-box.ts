import { localized, same } from '../localized.ts'
import type { ProductSeed } from '../product-seed.ts'

/** The box that the tournament kit is packed in. */
export const kitBox: ProductSeed = {
  sku: 'BA-KT-BOX',
  category: 'decks',
  element: 'Luce',
  picture: 'kit-torneo',
  weight: 250,
  price: 590,
  reseller: 390,
  stock: null,
  material: 'paper',
  title: localized(
    'Kit da torneo',
    'Tournament Kit',
    'Kit de torneo',
    'Kit de tournoi',
    'Turnierset',
    'Kit de torneio',
  ),
  subtitle: localized(
    'Componilo come vuoi',
    'Build your own',
    'Móntalo a tu gusto',
    'Compose-le à ta guise',
    'Stück für Stück zusammenstellen',
    'Monta-o peça a peça',
  ),
  text: localized(
    'Una scatola robusta e dentro quello che decidi tu: mazzo, bustine, tappetino, dadi. Pronta per il sabato del torneo.',
    'A sturdy box filled with whatever you choose: deck box, sleeves, playmat, dice. Ready for Saturday’s tournament.',
    'Una caja resistente y dentro lo que tú decidas: mazo, fundas, tapete, dados. Lista para el sábado de torneo.',
    'Une boîte solide et dedans ce que tu décides : boîte à deck, protège-cartes, tapis, dés. Prête pour le samedi du tournoi.',
    'Eine stabile Box, und darin, was du bestimmst: Deckbox, Hüllen, Matte, Würfel. Bereit für den Turniersamstag.',
    'Uma caixa resistente e lá dentro o que tu decidires: caixa, capas, tapete, dados. Pronta para o sábado do torneio.',
  ),
  facts: { size: same('36 × 24 × 12 cm') },
}
