/** Colours of the lasting effects on a card (decision 0039), for the stage and the page. */
import type { StatusKind } from '../../engine/types.ts'

export interface StatusTone {
  top: string
  bottom: string
  deep: string // replaces `top` below small white text on the page, 4.5 : 1
}

const raised: StatusTone = { top: '#3f9a68', bottom: '#1b5c3c', deep: '#2f7d52' }
const lowered: StatusTone = { top: '#6b7686', bottom: '#39424e', deep: '#5f6a79' }

const lasting: Record<Exclude<StatusKind, 'attack' | 'defence'>, StatusTone> = {
  burn: { top: '#f2682a', bottom: '#a52a0c', deep: '#c8501c' },
  poison: { top: '#9a58d8', bottom: '#56208e', deep: '#9250d0' },
  freeze: { top: '#4aa6e0', bottom: '#1d5f9c', deep: '#2d7aab' },
  paralysis: { top: '#c99a12', bottom: '#7a5600', deep: '#946e06' },
  sleep: { top: '#5a62b8', bottom: '#2c3276', deep: '#5a62b8' },
  stun: { top: '#c0528e', bottom: '#6e1c4a', deep: '#b0447e' },
}

/** @param amount weakens if below 0. Used only for attack and defence */
export const statusTone = (kind: StatusKind, amount: number): StatusTone =>
  kind === 'attack' || kind === 'defence' ? (amount < 0 ? lowered : raised) : lasting[kind]
