/**
 * Which rules a battle was begun under. Raised with every change after which the same cards, seed and commands, or an opponent's
 * choice, come out differently: what was begun or recorded before can then no longer be played again.
 */
export const rulesVersion = 2
