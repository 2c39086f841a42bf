/**
 * Simulates what a player earns (decision 0054): rewards of levels, first wins and daily tasks, packs drawn from the shipped odds, and
 * doubles exchanged. Prints the days until shares of the 149 cards are owned. Run: `npm run bench economy`.
 */
import { catalogue } from '../assets/catalogue/catalogue.ts'
import { xpOf } from '../src/contract/endpoints/game/battles.ts'
import { levelOf } from '../src/domain/progress.ts'
import {
  type CountedBattle,
  cardOfReward,
  cardsToExchange,
  type FirstWin,
  firstWinRewards,
  levelReward,
  openTaskDays,
  type Reward,
  taskGoals,
  taskProgress,
  taskSetReward,
  tasksOf,
  tasksPerPack,
} from '../src/domain/rewards.ts'
import { type OpponentCode, opponentCodes } from '../src/engine/opponents/opponent.ts'
import { drawPack } from '../src/engine/packs/draw.ts'
import { type CardTier, type PackTier, shippedRules } from '../src/engine/packs/odds.ts'
import { Dice } from './cards.ts'
import { print } from './row.ts'
import { sized } from './size.ts'

const players = sized(40, 2)
const mostDays = sized(730, 20)
const seed = 11
const firstDay = Date.UTC(2026, 0, 1)
const millisPerDay = 24 * 60 * 60_000
const cards = catalogue.map(({ numero_carta, rarita }) => ({ numero_carta, rarita }))
const tierOf = new Map<number, CardTier>(cards.map(({ numero_carta, rarita }) => [numero_carta, rarita]))
const starters = [2, 3, 4, 5, 6, 7]

interface Habit {
  battlesPerDay: number
  boughtPerWeek: number // common packs
}

class Player {
  readonly copies = new Map<number, number>(starters.map(number => [number, 1]))
  level = 1
  private xp = 0
  private finishedTasks = 0
  private paidSets = 0
  packs = 0
  private readonly won = new Set<FirstWin>()
  private readonly progress = new Map<string, number>()
  private readonly waited = new Map<PackTier, number>()

  constructor(
    private readonly id: number,
    private readonly dice: Dice,
  ) {}

  private give(number: number): void {
    this.copies.set(number, (this.copies.get(number) ?? 0) + 1)
  }

  open(rarity: PackTier): void {
    const rules = shippedRules(1, rarity)
    if (!rules) throw new Error(`no odds for ${rarity}`)
    const waited = this.waited.get(rarity) ?? 0
    const words = Array.from({ length: 8 }, () => this.dice.below(2 ** 32 - 1))
    const drawn = drawPack({ odds: rules, cards, words, isGuaranteed: waited >= rules.guarantee_after }) ?? []
    const isGreat = drawn.some(({ rarita }) => rarita === 'Leggendaria' || rarita === 'Unica')
    this.waited.set(rarity, isGreat ? 0 : waited + 1)
    for (const { numero_carta } of drawn) this.give(numero_carta)
    this.packs += 1
  }

  private pay(reward: Reward | undefined): void {
    if (reward?.kind === 'pack') for (let at = 0; at < reward.pieces; at++) this.open(reward.rarity)
    if (reward?.kind === 'card') {
      const number = cardOfReward(cards, new Set(this.copies.keys()), reward.rarita)
      if (number !== undefined) this.give(number)
    }
  }

  play(day: number): void {
    const opponent = this.dice.pick<OpponentCode>(opponentCodes)
    const isWin = this.dice.below(100) < 55
    const battle: CountedBattle = {
      outcome: isWin ? 'win' : 'lose',
      opponent,
      knockouts: this.dice.below(4),
      types: 3 + this.dice.below(3),
    }
    this.xp += xpOf[battle.outcome]
    const { level } = levelOf(this.xp)
    while (this.level < level) {
      this.level += 1
      this.pay(levelReward(this.level))
    }
    if (isWin && !this.won.has(opponent)) {
      this.won.add(opponent)
      this.pay(firstWinRewards[opponent])
    }
    const now = new Date(firstDay + day * millisPerDay)
    for (const open of openTaskDays(now, new Date(firstDay)))
      for (const kind of tasksOf(this.id, open)) {
        const key = `${open} ${kind}`
        const before = this.progress.get(key) ?? 0
        const after = before + taskProgress(kind, battle)
        this.progress.set(key, after)
        if (before < taskGoals[kind] && after >= taskGoals[kind]) this.finishedTasks += 1
      }
    while (this.finishedTasks >= (this.paidSets + 1) * tasksPerPack) {
      this.paidSets += 1
      this.pay(taskSetReward(this.paidSets))
    }
  }

  /** Exchanges doubles for missing cards, rarest first. */
  exchange(): void {
    for (const rarita of ['Unica', 'Leggendaria', 'Mitica', 'Rara', 'Non Comune', 'Comune'] as const)
      for (;;) {
        const missing = cards.find(one => one.rarita === rarita && !this.copies.has(one.numero_carta))
        const owned = [...this.copies].map(([numero_carta, copies]) => ({
          numero_carta,
          copies,
          rarita: tierOf.get(numero_carta) as CardTier,
        }))
        const given = missing && cardsToExchange(owned, rarita)
        if (!missing || !given) break
        for (const number of given) this.copies.set(number, (this.copies.get(number) ?? 1) - 1)
        this.give(missing.numero_carta)
      }
  }
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function simulate({ battlesPerDay, boughtPerWeek }: Habit): void {
  const shares = [0.5, 0.8, 0.95, 1]
  const reached = shares.map(() => [] as number[])
  const at30 = { cards: [] as number[], packs: [] as number[], level: [] as number[] }
  for (let id = 1; id <= players; id++) {
    const player = new Player(id, new Dice(seed * 1000 + id))
    const found = new Set<number>()
    for (let day = 0; day < mostDays && found.size < shares.length; day++) {
      for (let battle = 0; battle < battlesPerDay; battle++) player.play(day)
      if (day % 7 === 0) for (let bought = 0; bought < boughtPerWeek; bought++) player.open('common')
      player.exchange()
      for (const [place, share] of shares.entries())
        if (!found.has(place) && player.copies.size >= share * cards.length) {
          found.add(place)
          reached[place]?.push(day + 1)
        }
      if (day === 29) {
        at30.cards.push(player.copies.size)
        at30.packs.push(player.packs)
        at30.level.push(player.level)
      }
    }
  }
  const name = `${battlesPerDay} battles a day, ${boughtPerWeek} packs a week bought`
  const row = (figure: string, measured: string) =>
    print({ figure: `${name}: ${figure}`, target: '', measured, n: players, seed })
  row(
    'after 30 days',
    `level ${median(at30.level)}, ${median(at30.packs)} packs, ${median(at30.cards)} cards`,
  )
  for (const [place, share] of shares.entries()) {
    const days = reached[place] ?? []
    row(
      `${share * 100} % of the album`,
      days.length * 2 > players ? `${median(days)} days` : `more than ${mostDays} days`,
    )
  }
}

for (const battlesPerDay of [3, 10, 20])
  for (const boughtPerWeek of [0, 3]) simulate({ battlesPerDay, boughtPerWeek })
