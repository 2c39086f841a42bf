/** The battle as one picture in the reader's language, which the stage draws and the text version shows. Pure. */
import type { BattleSnapshot } from '@/stage/battle-snapshot.ts'
import type { PublicBattle } from '../session/public-battle.ts'
import { changeHint } from './change-hint.ts'
import { forecastOf } from './forecast.ts'
import { movePictures } from './move-snapshots.ts'
import { seatPicture } from './seat-snapshot.ts'
import type { Touched } from './touched.ts'
import { turnFacts } from './turn-facts.ts'
import { mayChooseCard, mayGuard, mayReplace, mayUseMove } from './turn-rights.ts'
import type { BattleWords } from './words.ts'

function outcomeOf({ gameState, winner }: PublicBattle): BattleSnapshot['outcome'] {
  if (gameState !== 'game_over') return null
  return winner === null ? 'spare' : winner === 'player1' ? 'win' : 'lose'
}

export function snapshotOf(battle: PublicBattle, touched: Touched, words: BattleWords): BattleSnapshot {
  const moves = movePictures(battle, words)
  return {
    own: seatPicture(battle, battle.player1, words),
    rival: seatPicture(battle, battle.player2, words),
    toMove: battle.currentTurnPlayerId === 'player1' ? 'own' : 'rival',
    turn: battle.turn,
    deadline: battle.gameState === 'game_over' ? null : battle.clock,
    canAct: mayUseMove(battle),
    canReplace: mayReplace(battle),
    canGuard: mayGuard(battle),
    changeHint: changeHint(battle, words),
    facts: turnFacts(battle, words.t),
    replacing: touched.replacing,
    selectedCard: touched.card,
    selecting: mayChooseCard(battle),
    moves,
    selectedMove: touched.move,
    prompt: words.prompt(
      battle,
      touched,
      moves.some(({ disabled }) => disabled === null),
    ),
    log: words.log(battle),
    logTones: words.logTones(battle),
    forecast: forecastOf(
      battle,
      { move: moves.find(({ index }) => index === touched.move), card: touched.card },
      words,
    ),
    outcome: outcomeOf(battle),
    isWatched: words.isWatching,
    words: words.stage(battle),
  }
}
