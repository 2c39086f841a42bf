/**
 * A battle of a card that is being made against a card of the catalogue. The engine plays it to its end with a computer player in both
 * seats. The same draft and round give the same battle. Pure.
 */
import { cardSpecOf } from '@/contract/endpoints/game/card-spec.ts'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import { backgroundOf, tintMatrix } from '@/contract/endpoints/game/creation-art.ts'
import { attackOf } from '@/contract/endpoints/game/creation-budget.ts'
import { traitOfCreation } from '@/contract/endpoints/game/creation-traits.ts'
import type { CreationDraft } from '@/contract/endpoints/game/creations.ts'
import { applyCommand } from '@/engine/apply.ts'
import type { Command } from '@/engine/commands.ts'
import { opponentOf } from '@/engine/opponents/catalog.ts'
import type { OpponentCode } from '@/engine/opponents/opponent.ts'
import { createBattle } from '@/engine/setup.ts'
import type { BattleSetup, BattleState } from '@/engine/types.ts'
import { viewFor } from '@/engine/view.ts'
import type { CardLook } from '@/stage/battle-snapshot.ts'
import { HEAVY_DAMAGE } from '@/stage/timing/durations.ts'
import type { Recorded } from '../replay/replay-timeline.ts'
import type { BattleCharacter } from '../session/public-battle.ts'

/** The computer player of the rival. The card itself is played by a stronger one, so that its author sees it at its best. */
export const trialRival: OpponentCode = 'apprendista'
const OWN_PLAYER: OpponentCode = 'esperto'

interface Trial {
  recorded: Recorded
  own: BattleCharacter
  rival: BattleCharacter
}

/**
 * Returns the battle of a draft.
 * @param characters the catalogue, not empty
 * @param name of the card on the table; a draft may have none
 * @param round from 0; each one has another rival
 */
export function trialOf(
  draft: CreationDraft,
  characters: readonly Character[],
  { name, round }: { name: string; round: number },
): Trial {
  const own = fighterOf(draft, characters, name)
  const rivals = rivalsOf(draft, characters)
  const rival = rivals[round % rivals.length] ?? own
  const setup: BattleSetup = {
    rules: 'standard',
    catalogue: [cardSpecOf(own), cardSpecOf(rival)],
    decks: { player1: [own.id], player2: [rival.id] },
  }
  return { recorded: { setup, seed: round, commands: commandsOf(setup, round) }, own, rival }
}

/** Returns the colours, face and landscape of the draft. An uploaded picture is shown on the card instead. */
function lookOf({ art, tipo, picture }: CreationDraft): CardLook {
  if (art.kind === 'upload')
    return { colours: tintMatrix(0, 'plain').flat(), face: null, ground: picture?.url ?? null }
  const face = art.face === 'idle' ? null : art.face
  return { colours: tintMatrix(art.hue, art.tone).flat(), face, ground: backgroundOf(tipo, art.view) }
}

/** An uploaded picture has no creature: one of the same type fights for it. */
function figureOf({ art, tipo }: CreationDraft, characters: readonly Character[]): Character | undefined {
  const chosen = art.kind === 'figure' && characters.find(({ slug }) => slug === art.slug)
  return chosen || (characters.find(character => character.tipo === tipo) ?? characters[0])
}

function fighterOf(draft: CreationDraft, characters: readonly Character[], name: string): BattleCharacter {
  const figure = figureOf(draft, characters)
  if (!figure) throw new Error('a trial needs the catalogue')
  const clipOf = (danno: number) =>
    characters
      .filter(({ tipo }) => tipo === draft.tipo)
      .flatMap(({ mosse }) => mosse)
      .find(move => move.danno > 0 && move.danno >= HEAVY_DAMAGE === danno >= HEAVY_DAMAGE)?.video_url ?? null
  return {
    id: Math.max(...characters.map(({ id }) => id)) + 1,
    numero_carta: figure.numero_carta,
    nome: name,
    slug: figure.slug,
    rarita: draft.rarita,
    tipo: draft.tipo,
    pv: draft.pv,
    resistenza: draft.resistenza,
    atk: attackOf(draft.mosse),
    tratto: traitOfCreation(draft),
    mosse: draft.mosse.map(move => ({ ...move, descrizione_mossa: '', video_url: clipOf(move.danno) })),
    images: figure.images,
    translations: [],
    look: lookOf(draft),
  }
}

/** Cards of the same rarity, those with the most similar health first, without the creature of the draft. */
function rivalsOf({ art, rarita, pv }: CreationDraft, characters: readonly Character[]): Character[] {
  const others = characters.filter(({ slug }) => art.kind !== 'figure' || slug !== art.slug)
  const alike = others.filter(character => character.rarita === rarita)
  const distance = (character: Character) => Math.abs(character.pv - pv)
  return (alike.length > 0 ? alike : others).toSorted((a, b) => distance(a) - distance(b))
}

function commandsOf(setup: BattleSetup, seed: number): Command[] {
  const start = createBattle(setup, seed)
  if ('refused' in start) throw new Error(`a trial that does not start: ${start.refused}`)
  const commands: Command[] = []
  let state: BattleState = start.state
  while (state.phase !== 'game_over') {
    const seat = state.currentTurnPlayerId
    const player = opponentOf(seat === 'player1' ? OWN_PLAYER : trialRival)
    const command = player.decide(viewFor(state, seat), seed)
    const step = command && applyCommand(state, command)
    if (!command || !step || 'rejected' in step) throw new Error(`a trial that stops in turn ${state.turn}`)
    commands.push(command)
    state = step.state
  }
  return commands
}
