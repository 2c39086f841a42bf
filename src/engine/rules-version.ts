/**
 * The version of the rules under which a battle was started. Increase it with every change after which the same cards, seed and commands,
 * or a computer player's choice, give a different result. Older battles and recordings can then no longer be replayed.
 */
export const rulesVersion = 2
