import { printedCard } from '../seats.ts'
import type { Turn } from '../turn.ts'
import { bequest, care, grace, partingShot, regrowth, roots } from './ending.ts'
import { ambush, dynamo, echo, frost, glow, shell, wrapping } from './entering.ts'
import { aim, crust, drain, embers, fury, immunity, predator, surprise, thorns, venom } from './fighting.ts'
import { anchor, lightness, omen, orbit, pursuit, undertow } from './leaving.ts'
import { type TraitCode, traitAmounts } from './trait.ts'
import type { Bearer, TraitRule } from './trait-rule.ts'

/** A trait that does nothing. */
const silent: TraitRule = {
  enters: undefined,
  leaves: undefined,
  rivalLeaves: undefined,
  struck: undefined,
  strikes: undefined,
  ends: undefined,
  falls: undefined,
  dealt: undefined,
  lessDamage: undefined,
  hasEdgeOverAll: undefined,
  ownChangeCost: undefined,
  rivalChangeCost: undefined,
}

const written: Readonly<Record<TraitCode, TraitRule>> = {
  undertow,
  embers,
  frost,
  roots,
  crust,
  dynamo,
  wrapping,
  omen,
  grace,
  ambush,
  glow,
  orbit,
  echo,
  lightness,
  surprise,
  thorns,
  regrowth,
  drain,
  fury,
  'parting-shot': partingShot,
  bequest,
  shell,
  pursuit,
  anchor,
  aim,
  immunity,
  care,
  predator,
  venom,
}

/** Every rule with every field, so that all have one shape. */
const rules = new Map<string, TraitRule>(
  Object.entries(written).map(([code, rule]) => [code, { ...silent, ...rule }]),
)

/** What a card's trait does; undefined without one. */
export const traitRuleOf = (code: TraitCode | undefined): TraitRule | undefined =>
  code === undefined ? undefined : rules.get(code)

type Plain = 'enters' | 'leaves' | 'ends' | 'falls'

/** Lets a card's trait act in a moment, and says so before. */
export function actAt(turn: Turn, moment: Plain, bearer: Bearer): void {
  const trait = printedCard(turn.state, bearer.cardId).tratto
  const act = traitRuleOf(trait)?.[moment]
  if (!trait || !act) return
  const before = show(turn, bearer, trait)
  act(turn, bearer, traitAmounts[trait])
  hideIdle(turn, before)
}

/** A card of the rival's was called back: the trait of the card that stands across acts. */
export function actOnLeaving(turn: Turn, bearer: Bearer, left: Bearer): void {
  const trait = printedCard(turn.state, bearer.cardId).tratto
  const act = traitRuleOf(trait)?.rivalLeaves
  if (!trait || !act) return
  const before = show(turn, bearer, trait)
  act(turn, left, traitAmounts[trait])
  hideIdle(turn, before)
}

/** A blow took health: the traits of both cards act, the attacker's first. */
export function actOnBlow(
  turn: Turn,
  { attacker, target, danno, stands }: { attacker: Bearer; target: Bearer; danno: number; stands: boolean },
): void {
  const own = printedCard(turn.state, attacker.cardId).tratto
  const strikes = traitRuleOf(own)?.strikes
  if (own && strikes) {
    const before = show(turn, attacker, own)
    strikes(turn, attacker, target, danno, traitAmounts[own])
    hideIdle(turn, before)
  }
  const other = printedCard(turn.state, target.cardId).tratto
  const struck = traitRuleOf(other)?.struck
  if (!other || !struck || !stands) return
  const before = show(turn, target, other)
  struck(turn, attacker, traitAmounts[other])
  hideIdle(turn, before)
}

/** The fact stands before what the trait does. Returns how many facts there are with it. */
const show = (turn: Turn, { seat, cardId }: Bearer, trait: TraitCode): number =>
  turn.events.push({ type: 'trait-shown', seat, cardId, trait })

/** Without any doing there is no fact. */
function hideIdle(turn: Turn, shown: number): void {
  if (turn.events.length === shown) turn.events.pop()
}
