import type { ProductSeed } from '../product-seed.ts'
import { same, six } from '../six.ts'

/** The box that the tournament kit is packed in. */
export const kitBox: ProductSeed = {
  sku: 'BA-KT-BOX',
  category: 'decks',
  element: 'Luce',
  picture: 'deck-box',
  also: ['dice', 'playmat', 'sleeves'],
  weight: 250,
  price: 590,
  reseller: 390,
  stock: null,
  material: 'paper',
  title: six(
    'Kit da torneo',
    'Tournament Kit',
    'Kit de torneo',
    'Kit de tournoi',
    'Turnierset',
    'Kit de torneio',
  ),
  subtitle: six(
    'Componilo pezzo per pezzo',
    'Put it together piece by piece',
    'Móntalo pieza a pieza',
    'Compose-le pièce par pièce',
    'Stück für Stück zusammenstellen',
    'Monta-o peça a peça',
  ),
  text: six(
    'Una scatola robusta e dentro quello che decidi tu: mazzo, bustine, tappetino, dadi. Pronta per il sabato del torneo.',
    'A sturdy box and inside it whatever you decide: deck case, sleeves, mat, dice. Ready for tournament Saturday.',
    'Una caja resistente y dentro lo que tú decidas: mazo, fundas, tapete, dados. Lista para el sábado de torneo.',
    'Une boîte solide et dedans ce que tu décides : boîte à deck, protège-cartes, tapis, dés. Prête pour le samedi du tournoi.',
    'Eine stabile Box, und darin, was du bestimmst: Deckbox, Hüllen, Matte, Würfel. Bereit für den Turniersamstag.',
    'Uma caixa resistente e lá dentro o que tu decidires: caixa, capas, tapete, dados. Pronta para o sábado do torneio.',
  ),
  facts: { size: same('36 × 24 × 12 cm') },
}
