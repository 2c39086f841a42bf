/** Single cards. Each fills the album slot of its number. */

import { localized, same } from '../localized.ts'
import type { ProductSeed } from '../product-seed.ts'
import { creatures } from './creatures.ts'
import { family } from './family.ts'

const card = (
  name: keyof typeof creatures,
  numeroCarta: number,
  element: ProductSeed['element'],
  overrides: Pick<ProductSeed, 'price' | 'stock'> & Partial<ProductSeed>,
) => ({
  ...creatures[name],
  sku: `BA-CS-${String(numeroCarta).padStart(3, '0')}`,
  picture: `single-${name}`,
  numeroCarta,
  element,
  ...overrides,
})

export const singles: readonly ProductSeed[] = family(
  {
    category: 'singles',
    weight: 12,
    price: 150,
    stock: 40,
    material: 'paper',
    title: localized(
      'Carta singola {name}',
      '{name} Single Card',
      'Carta suelta {name}',
      'Carte à l’unité {name}',
      'Einzelkarte {name}',
      'Carta avulsa {name}',
    ),
    subtitle: localized(
      'Stato perfetto · in bustina protettiva',
      'Mint · in a protective sleeve',
      'Estado perfecto · en funda protectora',
      'État neuf · sous protège-carte',
      'Neuwertig · in Schutzhülle',
      'Estado perfeito · em capa protetora',
    ),
    text: localized(
      'Una carta sola, scelta a mano e controllata in controluce: quella che manca, e nessun’altra.',
      'A single card, hand-picked and checked under the light: just the one you’re missing.',
      'Una sola carta, elegida a mano y revisada al trasluz: la que falta, y ninguna otra.',
      'Une seule carte, choisie à la main et vérifiée à contre-jour : celle qui manque, et aucune autre.',
      'Eine einzige Karte, von Hand ausgesucht und gegen das Licht geprüft: die eine, die fehlt, und keine andere.',
      'Uma só carta, escolhida à mão e verificada à contraluz: a que falta, e nenhuma outra.',
    ),
    facts: { size: same('63 × 88 mm') },
  },
  [
    card('germoglino', 3, 'Natura', { price: 120, reseller: 80, stock: 64 }),
    card('ondalice', 4, 'Acqua', { price: 120, reseller: 80, stock: 58 }),
    card('brinorso', 52, 'Ghiaccio', { price: 290, reseller: 190, stock: 31 }),
    card('spettrillo', 53, 'Oscurità', { price: 290, reseller: 190, stock: 27 }),
    card('anelluna', 120, 'Cosmico', { price: 1490, reseller: 990, stock: 14, isNew: true }),
    card('draghissimo', 136, 'Fuoco', { price: 3490, reseller: 2390, stock: 9 }),
    card('novecoda', 143, 'Psichico', { price: 3290, reseller: 2290, stock: 8 }),
  ],
)
