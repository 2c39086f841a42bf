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

/** Rules with every field set, so that all have the same shape. */
const rules = new Map<string, TraitRule>(
  Object.entries(written).map(([code, rule]) => [code, { ...silent, ...rule }]),
)

/** Returns the rule of a card's trait, or undefined without a trait. */
export const traitRuleOf = (code: TraitCode | undefined): TraitRule | undefined =>
  code === undefined ? undefined : rules.get(code)

type Plain = 'enters' | 'leaves' | 'ends' | 'falls'

/** Runs a card's trait at a moment and records its event before its effects. */
export function actAt(turn: Turn, moment: Plain, bearer: Bearer): void {
  const trait = printedCard(turn.state, bearer.cardId).tratto
  const act = traitRuleOf(trait)?.[moment]
  if (!trait || !act) return
  const before = show(turn, bearer, trait)
  act(turn, bearer, traitAmounts[trait])
  hideIdle(turn, before)
}

/** After a card was called back, runs the trait of the rival's active card. */
export function actOnLeaving(turn: Turn, bearer: Bearer, left: Bearer): void {
  const trait = printedCard(turn.state, bearer.cardId).tratto
  const act = traitRuleOf(trait)?.rivalLeaves
  if (!trait || !act) return
  const before = show(turn, bearer, trait)
  act(turn, left, traitAmounts[trait])
  hideIdle(turn, before)
}

/** After an attack took health, runs the traits of both cards, the attacker's first. */
export function actOnBlow(
  turn: Turn,
  {
    attacker,
    target,
    danno,
    survives,
  }: { attacker: Bearer; target: Bearer; danno: number; survives: boolean },
): void {
  const attackerTrait = printedCard(turn.state, attacker.cardId).tratto
  const strikes = traitRuleOf(attackerTrait)?.strikes
  if (attackerTrait && strikes) {
    const before = show(turn, attacker, attackerTrait)
    strikes(turn, attacker, target, danno, traitAmounts[attackerTrait])
    hideIdle(turn, before)
  }
  const targetTrait = printedCard(turn.state, target.cardId).tratto
  const struck = traitRuleOf(targetTrait)?.struck
  if (!targetTrait || !struck || !survives) return
  const before = show(turn, target, targetTrait)
  struck(turn, attacker, traitAmounts[targetTrait])
  hideIdle(turn, before)
}

/** Records the event before the effects of the trait. Returns the number of events including it. */
const show = (turn: Turn, { seat, cardId }: Bearer, trait: TraitCode): number =>
  turn.events.push({ type: 'trait-shown', seat, cardId, trait })

/** Removes the event if the trait had no effect. */
function hideIdle(turn: Turn, eventCount: number): void {
  if (turn.events.length === eventCount) turn.events.pop()
}
