/** The battle as one picture in the reader's words: what the stage draws and the twin reads out. Pure. */
import { damageOf, healthAfter } from '@/engine/damage.ts'
import type { BattlePicture, CardPicture, MovePicture, SeatPicture } from '@/stage/battle-picture.ts'
import { cardSpecOf } from '../session/card-spec.ts'
import type { BattleCharacter, PublicBattle, PublicPlayer } from '../session/public-battle.ts'
import { type BattleWords, characterOf } from './words.ts'

export const mayUseMove = (battle: PublicBattle): boolean =>
  battle.gameState === 'playing' && battle.toAct === 'player1'

export const mayChooseCard = (battle: PublicBattle): boolean =>
  battle.gameState === 'awaiting_selection' && battle.toAct === 'player1'

function cardPicture(
  character: BattleCharacter,
  player: PublicPlayer,
  pv: number,
  words: BattleWords,
): CardPicture {
  return {
    id: character.id,
    slug: character.slug,
    nome: words.cardName(character),
    tipo: character.tipo,
    rarita: character.rarita,
    pv,
    pvMax: character.pv,
    atk: character.atk,
    numero_carta: character.numero_carta,
    defeated: player.defeatedCardIds.includes(character.id),
    statuses: [],
    blows: character.mosse.map(({ danno, costo_energia, video_url }) => ({
      danno,
      costo: costo_energia,
      clip: video_url,
    })),
  }
}

function seatPicture(battle: PublicBattle, player: PublicPlayer, words: BattleWords): SeatPicture {
  const cards = player.deck.flatMap(({ id, pv }) => {
    const character = characterOf(battle, id)
    return character ? [cardPicture(character, player, pv, words)] : []
  })
  const { name, level, avatar } = player.details
  return {
    name,
    level,
    avatar,
    energy: null,
    active: cards.find(card => card.id === player.activeCardId) ?? null,
    hand: cards.filter(card => card.id !== player.activeCardId),
  }
}

function movePictures(battle: PublicBattle, words: BattleWords): MovePicture[] {
  const user = characterOf(battle, battle.player1.activeCardId)
  const target = characterOf(battle, battle.player2.activeCardId)
  const left = battle.player2.deck.find(card => card.id === target?.id)?.pv
  return (user?.mosse ?? []).map((move, index) => ({
    index,
    nome: user ? words.moveName(user, index) : '',
    danno: move.danno,
    costo: move.costo_energia,
    missing: 0,
    effects: [],
    asksStat: false,
    preview: previewOf(move.danno, target, left),
    disabled: null,
  }))
}

function previewOf(danno: number, target: BattleCharacter | undefined, left: number | undefined) {
  if (!target || left === undefined) return null
  const taken = damageOf({ danno }, cardSpecOf(target))
  return { danno: taken, pvAfter: healthAfter(left, taken) }
}

const outcomeOf = ({ winner }: PublicBattle) =>
  winner === null ? null : winner === 'player1' ? 'win' : 'lose'

/** @param selectedMove the move that waits for its second tap */
export function pictureOf(
  battle: PublicBattle,
  selectedMove: number | null,
  words: BattleWords,
): BattlePicture {
  return {
    own: seatPicture(battle, battle.player1, words),
    rival: seatPicture(battle, battle.player2, words),
    toMove: battle.currentTurnPlayerId === 'player1' ? 'own' : 'rival',
    turn: battle.turn,
    deadline: null,
    canAct: mayUseMove(battle),
    canReplace: false,
    replacing: false,
    selectedCard: null,
    selecting: mayChooseCard(battle),
    moves: movePictures(battle, words),
    selectedMove,
    prompt: words.prompt(battle, selectedMove !== null),
    log: words.log(battle),
    forecast: [],
    outcome: outcomeOf(battle),
    words: words.stage(battle),
  }
}
