/** Poses of packs and cards at rest for a picture. The scene draws nothing else. Pure. */
import type { Rarity } from '@/contract/endpoints/game/characters.ts'
import { PACK_RATIO, type PacksLayout, type Place, rowOffset } from './packs-layout.ts'
import { bestOf, isHighlight, isRarityKnown, type PacksPicture } from './packs-picture.ts'
import { STRIP_MIDDLE } from './tear-geometry.ts'

export interface PackPose extends Place {
  turn: number // radians
  nod: number
  light: number // 0–1
  alpha: number
  tear: number // 0 closed – 1 open
}

export interface StripPose extends Place {
  curl: number
  alpha: number
}

export interface CardPose extends Place {
  flip: number // radians: π its back, 0 its face
  hint: number // 0–1: the glow of its rarity, once it is turned
  light: number
  alpha: number
  pop: number // 0–1: growth of the creature over its frame
}

/** The background. */
export interface GroundPose {
  shelves: number // 0–1 each
  mat: number
  rays: number
  raysX: number
  raysY: number
  spread: number // size of the rays, in units
}

const PICTURE_RATIO = 588 / 364 // height of the pack's image relative to the width of the pack in it
const OUT = 1.7 // factor on the distance of packs outside the middle

/**
 * @param index of the pack in the row
 * @param drag of the pointer, in positions
 */
export function packPose(
  { phase, chosen, hero, packs }: PacksPicture,
  plan: PacksLayout,
  index: number,
  drag = 0,
): PackPose {
  const offset = rowOffset(index, chosen, packs.length, drag)
  const carousel = plan.carousel(offset)
  const pose = { ...carousel, nod: 0, alpha: Math.max(0, Math.min(1, (2.5 - Math.abs(offset)) * 2)), tear: 0 }
  if (phase === 'carousel') return pose
  if (index !== chosen) return { ...pose, ...plan.carousel(Math.sign(offset) * OUT), light: 0, alpha: 0 }
  const upright = { turn: 0, nod: 0, light: 1, alpha: 1 }
  if (phase === 'hand') return { ...plan.hand, ...upright, tear: 0 }
  if (phase === 'fan' && hero === null) return { ...plan.emptied, ...upright, tear: 1 }
  return { ...plan.emptied, y: plan.emptied.y + plan.emptied.w * PACK_RATIO, ...upright, alpha: 0, tear: 1 }
}

/** The torn-off strip, invisible while the pack is whole. */
export function stripPose({ phase, hero }: PacksPicture, plan: PacksLayout): StripPose {
  if (phase === 'fan' && hero === null) return { ...plan.strip, curl: 0.16, alpha: 1 }
  if (phase === 'result' || phase === 'fan') return { ...plan.strip, curl: 0.16, alpha: 0 }
  const { hand } = plan
  const tall = hand.w * PICTURE_RATIO
  return { ...hand, y: hand.y + (STRIP_MIDDLE - 0.5) * tall, curl: 1, alpha: phase === 'hand' ? 1 : 0 }
}

const BACK = Math.PI

/** Returns the opening of the pack in the hand, where its cards leave. */
export const mouthOf = ({ hand }: PacksLayout) => ({ x: hand.x, y: hand.y - (hand.w * PACK_RATIO) / 2 + 20 })

/** @param at index of the card; a missing one is inside the pack and invisible */
export function cardPose(picture: PacksPicture, plan: PacksLayout, at: number): CardPose {
  const { phase, cards, hero } = picture
  const card = cards[at]
  const flip = card?.turned ? 0 : BACK
  const inside = { ...mouthOf(plan), w: 54, tilt: 0, flip, hint: 0, light: 1, alpha: 0, pop: 0 }
  if (!card || phase === 'carousel' || phase === 'hand') return inside
  const rarities = cards.map(({ face }) => face.rarity)
  if (phase === 'result') {
    const heroIndex = hero ?? bestOf(rarities)
    const great = isHighlight(card.face.rarity)
    return {
      ...inside,
      ...plan.result(at, heroIndex),
      hint: great ? 0.7 : 0,
      alpha: 1,
      pop: at === heroIndex && great ? 1 : 0,
    }
  }
  if (hero === at) return { ...inside, ...plan.hero, hint: 1, alpha: 1, pop: 1 }
  // Compared with the known cards only, because the size of a card must not reveal what is still covered.
  const known = cards.map(candidate => (isRarityKnown(picture, candidate) ? candidate.face.rarity : 'Comune'))
  const isHot = known[at] !== 'Comune' && at === bestOf(known)
  const light = hero === null ? 1 : 0.35
  return { ...inside, ...plan.fan(at, isHot), hint: isRarityKnown(picture, card) ? 1 : 0, alpha: 1, light }
}

/** Returns the opacity of shelves, mat and rays in this phase. */
export function groundPose(picture: PacksPicture, plan: PacksLayout): GroundPose {
  const { phase, hero, cards } = picture
  const { x } = plan.hand
  const middle = { raysX: x, raysY: plan.hero.y, spread: 760 }
  if (phase === 'carousel') return { ...middle, shelves: 1, mat: 0, rays: 0.4, spread: 420 }
  if (phase === 'hand') return { ...middle, shelves: 1, mat: 0, rays: 0.5, raysY: plan.hand.y, spread: 560 }
  const mouth = plan.emptied.y - (plan.emptied.w * PACK_RATIO) / 2 + 12
  if (phase === 'fan' && hero === null)
    return { shelves: 0, mat: 1, rays: 0.5, raysX: x, raysY: mouth, spread: 820 }
  const heroCard = cards[hero ?? bestOf(cards.map(({ face }) => face.rarity))]
  const great = heroCard !== undefined && isHighlight(heroCard.face.rarity)
  return { ...middle, shelves: 0, mat: 1, rays: great ? 1 : 0.4, spread: great ? 1040 : 760 }
}

/** Colour of a rarity for glow, rays and sparks. Unica shows every colour. */
export const hintColours: Record<Rarity, string> = {
  Comune: '#d0925a',
  'Non Comune': '#b4cfe6',
  Rara: '#f0b92c',
  Mitica: '#a85cf0',
  Leggendaria: '#ffb41a',
  Unica: '#ff8ae0',
}

/** Returns the colour of the enlarged card, otherwise of the best visible one. */
export function lightOf(picture: PacksPicture): string {
  const { phase, cards, hero } = picture
  const visible = hero === null ? cards.filter(card => isRarityKnown(picture, card)) : cards
  const rarities = visible.map(({ face }) => face.rarity)
  const heroRarity = rarities[hero ?? bestOf(rarities)]
  if (phase === 'carousel' || phase === 'hand' || !heroRarity || !isHighlight(heroRarity)) return '#ffcf7a'
  return hero === null && phase === 'fan' && heroRarity === 'Mitica' ? '#e0b0ff' : hintColours[heroRarity]
}
