/** Decision 0025 and specification notes §9, held against every card. */
import { describe, expect, it } from 'vitest'
import {
  costOfRarity,
  elements,
  type Rarity,
  rarities,
} from '../../src/contract/endpoints/game/characters.ts'
import { Effect } from '../../src/contract/endpoints/game/effects.ts'
import { locales } from '../../src/contract/locales.ts'
import type { LocalizedTexts } from '../../src/contract/localized-texts.ts'
import { bearers, damageSources, effectKinds } from '../../src/engine/effects/effect.ts'
import { traitCodes, traitOfType } from '../../src/engine/traits/trait.ts'
import { describeMove } from '../../src/i18n/describe.ts'
import { cards } from './cards/all.ts'
import { catalogue } from './catalogue.ts'
import { clipUrl, strengthOf } from './files.ts'
import { roster } from './roster.ts'

const countBy = <T, K extends string>(items: readonly T[], key: (item: T) => K) =>
  Object.fromEntries(
    [...new Set(items.map(key))].map(word => [word, items.filter(item => key(item) === word).length]),
  )
const doubles = (words: readonly string[]) => words.filter((word, at) => words.indexOf(word) !== at)
const moves = catalogue.flatMap(card => card.mosse.map(mossa => ({ card, mossa })))
const effects = moves.flatMap(({ mossa }) => mossa.effetti)

describe('the roster', () => {
  it('holds 149 characters, numbers 2–150, each once', () => {
    expect(roster.map(line => line.numero_carta)).toEqual(Array.from({ length: 149 }, (_, at) => at + 2))
    expect(new Set(roster.map(line => line.slug)).size).toBe(149)
    expect(doubles(roster.map(line => line.nome))).toEqual([])
  })

  it('counts each rarity', () => {
    const wanted: Record<Rarity, number> = {
      Comune: 50,
      'Non Comune': 40,
      Rara: 28,
      Mitica: 16,
      Leggendaria: 12,
      Unica: 3,
    }
    expect(countBy(roster, line => line.rarita)).toEqual(wanted)
    expect(Object.keys(wanted)).toEqual([...rarities])
  })

  it('shows all fourteen types, ??? once', () => {
    const counts = countBy(roster, line => line.tipo)
    expect(Object.keys(counts).sort()).toEqual([...elements].sort())
    for (const [tipo, count] of Object.entries(counts)) {
      if (tipo === '???') expect(count).toBe(1)
      else expect(count).toBeGreaterThanOrEqual(9)
    }
  })

  it('gives names of at most 12 letters whose slug is the name', () => {
    for (const { nome, slug } of roster) {
      expect(nome).toMatch(/^\p{Lu}\p{Ll}{2,11}$/u)
      expect(slug).toBe(nome.toLowerCase())
    }
  })

  it('and the card files name the same characters', () => {
    expect(cards.map(card => card.slug).sort()).toEqual(roster.map(line => line.slug).sort())
  })
})

describe.each(catalogue)('$nome', card => {
  it('keeps its figures in range', () => {
    expect(card.pv).toBeGreaterThanOrEqual(50)
    expect(card.pv).toBeLessThanOrEqual(320)
    expect(card.resistenza).toBeGreaterThanOrEqual(0)
    expect(card.resistenza).toBeLessThanOrEqual(15)
    expect(card.atk).toBeGreaterThanOrEqual(20)
    expect(card.atk).toBeLessThanOrEqual(170)
    expect(card.atk).toBe(Math.max(...card.mosse.map(({ danno }) => danno)))
    expect(Math.max(...card.mosse.map(({ costo_energia }) => costo_energia))).toBe(costOfRarity[card.rarita])
    expect(card.mosse.length).toBeGreaterThanOrEqual(1)
    expect(card.mosse.length).toBeLessThanOrEqual(3)
  })

  it('can always do something: not every move is once per match', () => {
    const repeatable = card.mosse.filter(
      ({ effetti }) => !effetti.some(({ kind }) => kind === 'once-per-match'),
    )
    expect(repeatable.some(({ danno }) => danno > 15)).toBe(true)
  })

  it('bears effects that the contract accepts, each kind once a move', () => {
    for (const { effetti } of card.mosse) {
      for (const effect of effetti) expect(Effect.safeParse(effect).success).toBe(true)
      expect(new Set(effetti.map(({ kind }) => kind)).size).toBe(effetti.length)
    }
  })

  it('speaks six languages', () => {
    const check = (text: LocalizedTexts, shape: RegExp) => {
      expect(Object.keys(text)).toEqual([...locales])
      for (const locale of locales) expect(text[locale]).toMatch(shape)
    }
    check(card.storia, /^\p{Lu}.{18,118}[.!]$/u)
    for (const { nome } of card.mosse) check(nome, /^[¡\p{Lu}\d].{0,29}$/u)
  })
})

describe('the whole', () => {
  it('gives each card a different set of pv, resistenza and moves', () => {
    expect(
      doubles(
        catalogue.map(one => JSON.stringify([one.pv, one.resistenza, one.mosse.map(({ danno }) => danno)])),
      ),
    ).toEqual([])
  })

  it.each(locales)('no line of lore and no name of a move is told twice in %s', locale => {
    expect(doubles(catalogue.map(card => card.storia[locale]))).toEqual([])
    for (const card of catalogue) expect(doubles(card.mosse.map(({ nome }) => nome[locale]))).toEqual([])
  })

  it('gives each move a different Italian name', () => {
    expect(doubles(moves.map(({ mossa }) => mossa.nome.it))).toEqual([])
  })

  it('uses every kind of effect, for and against', () => {
    expect(effectKinds.filter(kind => !effects.some(effect => effect.kind === kind))).toEqual([])
    for (const source of damageSources)
      expect(effects.some(effect => effect.kind === 'damage-over-time' && effect.source === source)).toBe(
        true,
      )
    for (const kind of ['attack', 'defence'] as const)
      for (const on of bearers)
        expect(effects.some(effect => effect.kind === kind && effect.on === on)).toBe(true)
  })

  it('has one move with a choice of stat and the limit of 300', () => {
    const choosing = moves.filter(({ mossa }) => mossa.effetti.some(({ kind }) => kind === 'chosen-stat'))
    expect(choosing).toHaveLength(1)
    for (const locale of locales) expect(describeMove(choosing[0]!.mossa, locale)).toContain('300')
  })

  it('lets a rarer card survive longer and deal more damage, on average', () => {
    const mean = (rarita: Rarity, measure: (card: (typeof catalogue)[number]) => number) => {
      const values = catalogue.filter(card => card.rarita === rarita).map(measure)
      return values.reduce((sum, value) => sum + value, 0) / values.length
    }
    const measures = [
      ({ pv }: { pv: number }) => pv,
      ({ resistenza }: { resistenza: number }) => resistenza,
      ({ pv, atk }: { pv: number; atk: number }) => pv * atk,
    ]
    for (const measure of measures) {
      const means = rarities.map(rarita => mean(rarita, measure))
      expect(means).toEqual([...means].sort((a, b) => a - b))
    }
  })

  it('gives a Comune or Non Comune the trait of its type, and a rarer card a different one (decision 0043)', () => {
    const ofTypes = Object.values(traitOfType)
    for (const { nome, tipo, rarita, tratto } of catalogue) {
      const isPlain = rarita === 'Comune' || rarita === 'Non Comune' || tipo === '???'
      expect({ nome, isRight: isPlain ? tratto === traitOfType[tipo] : !ofTypes.includes(tratto) }).toEqual({
        nome,
        isRight: true,
      })
    }
    expect(traitCodes.filter(code => !catalogue.some(({ tratto }) => tratto === code))).toEqual([])
  })

  it('moves of a card differ in cost: a cheap one to strike at once, the dearest by rarity', () => {
    const even = catalogue.filter(
      ({ mosse }) => new Set(mosse.map(({ costo_energia }) => costo_energia)).size < 2,
    )
    expect(even.map(({ nome }) => nome)).toEqual([])
  })

  it('plays light and heavy clips of every type, and an own one for each Unica', () => {
    const clips = new Set(moves.map(({ card, mossa }) => clipUrl(card, strengthOf(mossa.danno, card.atk))))
    expect(clips.size).toBe(14 * 2 + 3)
  })
})
