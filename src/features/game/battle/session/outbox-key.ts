/** Where results wait that the server has not taken; on its own, so that the shell can look without loading the game. */
export const OUTBOX_KEY = 'battle.outbox.v1'
