/** Texts of a battle for a spectator: both players have names, and none is "you". Pure. */
import { untouched } from '../scene/touched.ts'
import type { BattleWords } from '../scene/words.ts'

export const watchersWords = (words: BattleWords): BattleWords => ({
  ...words,
  isWatching: true,
  prompt: battle => {
    if (battle.gameState === 'loading' || battle.gameState === 'game_over')
      return words.prompt(battle, untouched, true)
    const seat = battle.gameState === 'awaiting_selection' ? emptySeat(battle) : battle.currentTurnPlayerId
    const key = battle.gameState === 'awaiting_selection' ? 'prompt.rivalChooses' : 'prompt.rival'
    return words.t(key, { rival: battle[seat].details.name })
  },
  stage: battle => ({
    ...words.stage(battle),
    turnOwn: words.t('prompt.rival', { rival: battle.player1.details.name }),
    victory: words.t('stage.wins', { name: battle.player1.details.name }),
    defeat: words.t('stage.wins', { name: battle.player2.details.name }),
  }),
})

const emptySeat = (battle: Parameters<BattleWords['prompt']>[0]) =>
  battle.player1.activeCardId === null ? 'player1' : 'player2'
