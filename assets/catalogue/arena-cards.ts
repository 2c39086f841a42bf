/** The cards as the arena rules read them: printed names and effects with the figures of decision 0043. */
import type { Rarity } from '../../src/contract/endpoints/game/characters.ts'
import type { Effect } from '../../src/engine/effects/effect.ts'
import { traitOfType } from '../../src/engine/traits/trait.ts'
import type { CardSpec, MoveSpec } from '../../src/engine/types.ts'
import { arenaNumbers, type MoveNumbers } from './arena-values.ts'
import { type CatalogueEntry, catalogue } from './catalogue.ts'

/** What the fall of a card of each rarity is worth; twelve win. */
export const pointsOfRarity: Readonly<Record<Rarity, number>> = {
  Comune: 2,
  'Non Comune': 3,
  Rara: 4,
  Mitica: 6,
  Leggendaria: 6,
  Unica: 8,
}

/** The effects with the given amounts; a weakening stays one. */
function withAmounts(effects: readonly Effect[], amounts: readonly number[]): Effect[] {
  const left = [...amounts]
  return effects.map(effect => {
    if (!('amount' in effect)) return effect
    const amount = left.shift() ?? effect.amount
    return { ...effect, amount: effect.amount < 0 ? -amount : amount }
  })
}

function moveOf(
  printed: CatalogueEntry['mosse'][number],
  [costo_energia, danno, ...amounts]: MoveNumbers,
): MoveSpec {
  return { nome_mossa: printed.nome.it, danno, costo_energia, effetti: withAmounts(printed.effetti, amounts) }
}

function cardOf(entry: CatalogueEntry): CardSpec {
  const figures = arenaNumbers[entry.slug]
  if (!figures) throw new Error(`no figures for ${entry.slug}`)
  const [pv, resistenza, moves, own] = figures
  return {
    id: entry.numero_carta,
    numero_carta: entry.numero_carta,
    nome: entry.nome,
    tipo: entry.tipo,
    pv,
    resistenza,
    mosse: entry.mosse.map((printed, at) => moveOf(printed, moves[at] ?? [0, 0])),
    punti: pointsOfRarity[entry.rarita],
    tratto: own ?? traitOfType[entry.tipo],
  }
}

export const arenaCards: readonly { spec: CardSpec; rarity: Rarity }[] = catalogue.map(entry => ({
  spec: cardOf(entry),
  rarity: entry.rarita,
}))
