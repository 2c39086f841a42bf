/** The note about the XP of a battle: a key of the namespace `battle`, and its tone. Pure. */
import type { ReportState } from '../session/battle-report.ts'

export interface ReportNote {
  key: string
  tone: 'busy' | 'quiet' | 'bad'
  offersLogin?: boolean
}

/** Returns null if the XP needs no explanation. */
export function reportNote(report: ReportState): ReportNote | null {
  switch (report.status) {
    case 'none':
      return {
        key: `result.note.${report.reason}`,
        tone: 'quiet',
        offersLogin: report.reason === 'guest' || report.reason === 'claimable',
      }
    case 'playing':
      return { key: 'result.note.sending', tone: 'busy' }
    case 'sending':
      return { key: report.isWaiting ? 'result.note.kept' : 'result.note.sending', tone: 'busy' }
    case 'checking':
      return { key: 'result.note.checking', tone: 'busy' }
    case 'unknown':
      return { key: 'result.note.unknown', tone: 'bad' }
    case 'settled':
      return settledNote(report.report)
  }
}

type Settled = Extract<ReportState, { status: 'settled' }>['report']

function settledNote({ status, unrewarded, fault }: Settled): ReportNote | null {
  if (status === 'refused' || unrewarded === 'refused')
    return { key: fault ? `result.note.fault.${fault}` : 'result.note.refused', tone: 'bad' }
  if (status === 'expired')
    return { key: fault ? `result.note.fault.${fault}` : 'result.note.expired', tone: 'bad' }
  if (unrewarded) return { key: `result.note.${unrewarded}`, tone: 'quiet' }
  return status === 'counted' ? null : { key: 'result.note.checking', tone: 'busy' }
}
