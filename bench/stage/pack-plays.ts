/** Packs as played at their table: drawn by the published odds from a seed, with every card revealed. */
import type { FaceText } from '@/design/card/card-face.ts'
import { drawPack } from '@/engine/packs/draw.ts'
import { currentOddsVersion, oddsOf, type PackTier, packTiers } from '@/engine/packs/odds.ts'
import {
  isHighlight,
  type OpenedCardPicture,
  type PacksEvent,
  type PacksPicture,
} from '@/stage/scenes/packs/packs-picture.ts'
import { type CatalogueEntry, catalogue } from '../../assets/catalogue/catalogue.ts'
import { Dice } from '../cards.ts'

interface PackPlay {
  event: PacksEvent
  after: PacksPicture
}

const WORD = 2 ** 31 // seeds of a draw are 32-bit words
const WORDS = 8

const faceOf = (entry: CatalogueEntry): FaceText => ({
  name: entry.nome,
  type: entry.tipo,
  rarity: entry.rarita,
  number: entry.numero_carta,
  health: entry.pv,
  attack: entry.atk,
  guard: entry.resistenza,
  trait: entry.tratto,
  moves: entry.mosse.map(({ nome, danno, costo_energia }) => ({
    name: nome.it,
    damage: danno,
    cost: costo_energia,
  })),
})

const pictures = new Map(
  catalogue.map(entry => [
    entry.numero_carta,
    { slug: entry.slug, face: faceOf(entry), kind: `${entry.rarita} · ${entry.tipo}`, turned: false },
  ]),
)

function contentsOf(tier: PackTier, dice: Dice): OpenedCardPicture[] {
  const odds = oddsOf(currentOddsVersion, tier)
  const words = Array.from({ length: WORDS }, () => dice.below(WORD))
  const cards = catalogue.map(({ numero_carta, rarita }) => ({ numero_carta, rarita }))
  const drawn = odds && drawPack({ odds, cards, words, isGuaranteed: false })
  return (drawn ?? []).flatMap(({ numero_carta }) => pictures.get(numero_carta) ?? [])
}

/** The table with its packs before the first one is opened. */
export const packsAtRest: PacksPicture = {
  phase: 'carousel',
  packs: packTiers.map(rarity => ({ rarity })),
  chosen: 0,
  pile: 1,
  isWaiting: false,
  cards: [],
  hero: null,
  showsRarity: false,
}

function playsOf(chosen: number, contents: OpenedCardPicture[]): PackPlay[] {
  const table = { ...packsAtRest, chosen }
  const plays: PackPlay[] = [
    { event: { type: 'chosen' }, after: table },
    { event: { type: 'picked' }, after: { ...table, phase: 'hand', isWaiting: true } },
    { event: { type: 'answered' }, after: { ...table, phase: 'hand', cards: contents } },
    { event: { type: 'torn' }, after: { ...table, phase: 'fan', cards: contents } },
  ]
  let cards = contents
  for (const [at, { face }] of contents.entries()) {
    cards = cards.map((card, place) => (place === at ? { ...card, turned: true } : card))
    const fan: PacksPicture = { ...table, phase: 'fan', cards }
    const hero = isHighlight(face.rarity) ? at : null
    plays.push({ event: { type: 'turned', at }, after: { ...fan, hero } })
    if (hero !== null) plays.push({ event: { type: 'hero-left' }, after: fan })
  }
  plays.push({ event: { type: 'ended' }, after: { ...table, phase: 'result', cards } })
  plays.push({ event: { type: 'put-away' }, after: table })
  return plays
}

/** Plays this many packs, alternating between kinds, each from opening to closing. */
export function packPlays(amount: number, seed: number): PackPlay[][] {
  const dice = new Dice(seed)
  return Array.from({ length: amount }, (_, at) => {
    const chosen = at % packTiers.length
    return playsOf(chosen, contentsOf(packTiers[chosen] ?? 'common', dice))
  })
}
