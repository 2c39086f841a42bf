import type { Opponent } from './opponent.ts'

/** Plays the first move of its active card; picks the first card in its hand when one falls (specification notes §4). */
export const novizio: Opponent = { code: 'novizio', decide: view => view.legal[0] ?? null }
