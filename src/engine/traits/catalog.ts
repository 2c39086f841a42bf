import type { Turn } from '../turn.ts'
import { bequest, care, grace, partingShot, regrowth, roots } from './ending.ts'
import { ambush, dynamo, echo, frost, glow, shell, wrapping } from './entering.ts'
import { aim, crust, drain, embers, fury, immunity, predator, surprise, thorns, venom } from './fighting.ts'
import { anchor, lightness, omen, orbit, pursuit, undertow } from './leaving.ts'
import { type TraitCode, traitAmounts } from './trait.ts'
import type { Bearer, TraitRule } from './trait-rule.ts'

const rules: Readonly<Record<TraitCode, TraitRule>> = {
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

/** What a card's trait does; undefined without one. */
export const traitRuleOf = (code: TraitCode | undefined): TraitRule | undefined => code && rules[code]

type Plain = 'enters' | 'leaves' | 'ends' | 'falls'

/** Lets a card's trait act in a moment, and says so before. */
export function actAt(turn: Turn, moment: Plain, bearer: Bearer): void {
  const trait = turn.state.cards[bearer.cardId]?.tratto
  const act = trait && rules[trait][moment]
  if (act) showing(turn, bearer, trait, amount => act(turn, bearer, amount))
}

/** A card of the rival's was called back: the trait of the card that stands across acts. */
export function actOnLeaving(turn: Turn, bearer: Bearer, left: Bearer): void {
  const trait = turn.state.cards[bearer.cardId]?.tratto
  const act = trait && rules[trait].rivalLeaves
  if (act) showing(turn, bearer, trait, amount => act(turn, left, amount))
}

/** A blow took health: the traits of both cards act, the attacker's first. */
export function actOnBlow(
  turn: Turn,
  { attacker, target, danno, stands }: { attacker: Bearer; target: Bearer; danno: number; stands: boolean },
): void {
  const own = turn.state.cards[attacker.cardId]?.tratto
  const strikes = own && rules[own].strikes
  if (strikes) showing(turn, attacker, own, amount => strikes(turn, attacker, target, danno, amount))
  const other = turn.state.cards[target.cardId]?.tratto
  const struck = other && rules[other].struck
  if (struck && stands) showing(turn, target, other, amount => struck(turn, attacker, amount))
}

/** The fact stands before what the trait did; without any doing there is none. */
function showing(
  turn: Turn,
  { seat, cardId }: Bearer,
  trait: TraitCode,
  act: (amount: number) => void,
): void {
  const before = turn.events.length
  act(traitAmounts[trait])
  if (turn.events.length > before) turn.events.splice(before, 0, { type: 'trait-shown', seat, cardId, trait })
}
