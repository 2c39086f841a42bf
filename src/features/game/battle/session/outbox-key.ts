/**
 * Storage key of results that the server has not accepted. It has its own file so that the shell can check it without
 * loading the game.
 */
export const OUTBOX_KEY = 'battle.outbox.v1'
