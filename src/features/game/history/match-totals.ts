/** The counters of an account (specification notes §3 user_match_info) as numbers for display. Pure. */
export interface MatchTotals {
  win: number
  lose: number
  spare: number
  played: number
  rate: number | null // share of victories, 0–1; null before the first battle
}

export function totalsOf({ win, lose, spare }: { win: number; lose: number; spare: number }): MatchTotals {
  const played = win + lose + spare
  return { win, lose, spare, played, rate: played > 0 ? win / played : null }
}
